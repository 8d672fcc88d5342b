import PropertyEngine
import Testing

@Suite("The codec of choices")
struct CodecTests {
  /// Draws of every kind, dependent ones and recursion among them.
  private static let everything = AnyProperty(
    Property(
      "everything",
      Generator { draw in
        let count = try draw(.int(in: 0...6))
        var list: [Int] = []
        for _ in 0..<count { list.append(try draw(.integer(in: -300...40_000))) }
        let text = try draw(.string(count: 0...5))
        let data = try draw(.bytes(count: 2...9))
        let pick = try draw(Generator<Double>.oneOf(.double(in: -1...1), .anyDouble, .just(0)))
        let nested = try draw(Generator<Bool>.bool.array(count: 0...3).array(count: 0...3))
        return "\(list) \(text) \(data) \(pick) \(nested)"
      }
    ) { _ in })

  @Test("Encoded choices decode to themselves", arguments: 0..<200)
  func roundTrip(stream: UInt64) {
    let choices = Self.everything.randomChoices(seed: 7, stream: stream)
    let bytes = choices.encoded()
    #expect(Self.everything.choices(decoding: bytes) == choices)
    #expect(Self.everything.canonical(bytes) == bytes)
  }

  @Test("Any bytes decode, and their canonical form is a fixed point", arguments: 0..<200)
  func total(stream: UInt64) {
    var random = SplitMix64(seed: 3, stream: stream)
    let bytes = (0..<Int(random.next(through: 60))).map { _ in
      UInt8(truncatingIfNeeded: random.next())
    }
    let canonical = Self.everything.canonical(bytes)
    #expect(Self.everything.canonical(canonical) == canonical)
    #expect(Self.everything.describe(canonical) == Self.everything.describe(bytes))
  }

  @Test("No bytes are the simplest case")
  func empty() {
    let isSimplest = Self.everything.choices(decoding: []).choices.allSatisfy(\.isSimplest)
    #expect(isSimplest)
  }

  @Test("A changed byte of a content changes that choice and no other")
  func local() throws {
    let property = AnyProperty(
      Property("wide", Generator<Int32>.integer().array(count: 0...20)) { _ in })
    let choices = property.randomChoices(seed: 1, stream: 5)
    var bytes = choices.encoded()
    try #require(choices.count > 3)
    bytes[5] ^= 0x10
    let changed = property.choices(decoding: bytes)
    let differing = choices.choices.indices.filter { choices.choices[$0] != changed.choices[$0] }
    #expect(differing == [2], "byte 5 belongs to the second element, which follows the count")
  }

  @Test("A raw property's input is the value")
  func raw() {
    let property = AnyProperty(
      Property("raw", .bytes(count: 0...8), format: .raw) { try require($0 != [1, 2, 3]) })
    #expect(property.run([1, 2]) == .passed)
    guard case .failed = property.run([1, 2, 3]) else {
      Issue.record("the very bytes fail")
      return
    }
    #expect(property.canonical([9, 8]) == [9, 8])
    guard case .discarded = property.run([UInt8](repeating: 0, count: 9)) else {
      Issue.record("an input past the limit is discarded")
      return
    }
  }

  @Test("A reproduction string replays its choices", arguments: 0..<50)
  func reproduction(stream: UInt64) throws {
    let choices = Self.everything.randomChoices(seed: 11, stream: stream)
    let text = ReplayToken.encode(choices.choices)
    let decoded = try #require(ReplayToken.decode(text))
    #expect(Self.everything.repaired(decoded) == choices)
  }

  @Test("A token says when its generator has changed since", arguments: 0..<20)
  func changedGenerator(stream: UInt64) throws {
    func property(_ most: Int, _ count: Int) -> AnyProperty {
      AnyProperty(
        Property("p", Generator<Int>.int(in: 0...most).array(count: 1...count)) { _ in })
    }
    let choices = property(9, 5).randomChoices(seed: 3, stream: stream)
    let token = ReplayToken.encode(choices.choices)
    #expect(try property(9, 5).replay(token: token) == .passed)
    #expect(throws: ReplayTokenError.generatorChanged) { try property(8, 5).replay(token: token) }
    #expect(throws: ReplayTokenError.generatorChanged) { try property(9, 6).replay(token: token) }
    #expect(throws: ReplayTokenError.malformed) {
      try property(9, 5).replay(token: String(token.prefix(5)))
    }
  }

  @Test("A token of version 1, which has no shape, is still read")
  func version1() throws {
    let property = AnyProperty(
      Property("p", Generator<Int>.int(in: 0...9).array(count: 0...5)) {
        try require($0 != [3], "three")
      })
    #expect(try property.replay(token: "p1-AQM") != .passed)
  }

  @Test("Text that is no token is refused", arguments: ["", "p1", "p2-AA", "p1-!", "p3-AAAA"])
  func refused(text: String) { #expect(ReplayToken.decode(text) == nil) }
}
