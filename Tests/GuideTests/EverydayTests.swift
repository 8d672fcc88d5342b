import Foundation
import PropertyEngine
import PropertyTesting
import Testing

private struct Booking: Equatable {
  var id: UUID
  var day: Date
  var price: Decimal
  var seats: Set<Int>
  var notes: [String: String]

  var isFuture: Bool { day > Date(timeIntervalSinceReferenceDate: 0) }

  static let any = Generator.building(
    Booking.init, .randomUUID, .date(), .decimal(in: Decimal(0)...Decimal(1_000)),
    .set(of: .int(in: 1...60), count: 1...4),
    .dictionary(from: .string(of: .lowercase, count: 1...8), to: .string(), count: 0...3))
}

private enum Shape {
  case dot
  case group([Shape])

  var count: Int {
    switch self {
    case .dot: 1
    case .group(let shapes): shapes.reduce(1) { $0 + $1.count }
    }
  }

  static let any = Generator.recursive(depth: 8, size: 50, leaf: .just(Shape.dot)) {
    $0.array(count: 0...9).map(Shape.group)
  }
}

struct EverydayTests {
  @Test func `a booking is read back`() throws {
    try check(Booking.any) { booking in
      cover(10, "in the future", when: booking.isFuture)
      classify(booking.notes.isEmpty, "without notes")
      note("\(booking.seats.count) seats")
      #expect((1...4).contains(booking.seats.count))
    }
  }

  @Test func `ids keep their form`() throws {
    let ids = try Generator<String>.string(matching: "[A-Z]{2}-\\d{4,6}(-x)?")
    try check(ids, examples: ["AA-0000", "ZZ-999999-x"]) { id in
      #expect(id.count <= 11)
    }
  }

  @Test func `what else there is`() throws {
    try check(.data(count: 1...16), .url(), .randomUUID, cases: 100) { data, url, id in
      #expect(!data.isEmpty && url.host != nil && UUID(uuidString: id.uuidString) == id)
    }
    try check(
      .permutation(of: ["a", "b", "c"]), .subset(of: [1, 2, 3, 4]), cases: 100
    ) { order, some in
      #expect(order.count == 3 && some == some.sorted())
    }
    try check(
      .array(of: .graphemeCluster), Generator<Int>.int().sortedArray(),
      Generator<Int>.int().distinctArray(count: 2...9), cases: 100
    ) { characters, sorted, distinct in
      #expect(String(characters).count == characters.count)
      #expect(sorted == sorted.sorted() && Set(distinct).count >= 2)
    }
    let grid = Alphabet(union: .digits, Alphabet(of: "xyz"), Alphabet("α"..."ω"))
    let answer = Generator<String>.element(weighted: [(9, "yes"), (1, "no")])
    try check(.string(of: grid), answer, zip(.bool, .bool), cases: 100) { text, word, flags in
      #expect(text.allSatisfy { !$0.isUppercase } && !word.isEmpty && flags == flags)
    }
    try check(Shape.any, cases: 100) { #expect($0.count <= 50) }
  }

  @Test(.cases(10_000), .time(.seconds(5)), .size(20))
  func `a search of its own size`() async throws {
    try await check(.array(of: .int(in: 0...9))) { list in
      await Task.yield()
      target(Double(list.count))
      #expect(list.count <= 20)
    }
  }
}
