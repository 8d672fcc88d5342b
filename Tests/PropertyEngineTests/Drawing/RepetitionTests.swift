import Testing

@testable import PropertyEngine

@Suite("Repetition within a random case")
struct RepetitionTests {
  private struct Record: Equatable, Sendable {
    let name: String
    let age: Int
    let tags: [String]
  }

  private static let record = Generator { draw in
    Record(
      name: try draw(.string()), age: try draw(.int()),
      tags: try draw(Generator<String>.string().array(count: 0...5)))
  }

  @Test("Two texts are equal, or one begins with, ends with or contains the other")
  func texts() {
    let pairs = randomValues(zip(Generator<String>.string(), .string())).filter {
      $0.0.unicodeScalars.count > 2
    }
    #expect(pairs.count { $0 == $1 } > 40)
    let longer = pairs.filter { $1.count > $0.count }
    #expect(longer.count { $1.hasPrefix($0) } > 10)
    #expect(longer.count { $1.hasSuffix($0) } > 4)
    #expect(longer.count { $1.contains($0) } > 20)
    #expect(pairs.contains { $0 != $1 && $0.lowercased() == $1.lowercased() })
  }

  @Test("Two records are equal, in a list and beside each other")
  func records() {
    let pairs = randomValues(zip(Self.record, Self.record)).filter { $0.0.name.count > 2 }
    #expect(pairs.count { $0 == $1 } > 10)
    let lists = randomValues(Self.record.array(count: 0...8), cases: 1_000)
    #expect(
      lists.contains { list in
        list.indices.contains { list[$0].name.count > 2 && list[..<$0].contains(list[$0]) }
      })
  }

  @Test("Lists have equal elements, and are in order")
  func lists() {
    let lists = randomValues(Generator<Int>.int().array(count: 0...20)).filter { $0.count > 4 }
    #expect(lists.contains { list in list.allSatisfy { $0 == list[0] } })
    #expect(lists.contains { list in zip(list, list.dropFirst()).allSatisfy { $0 < $1 } })
    #expect(lists.contains { list in zip(list, list.dropFirst()).allSatisfy { $0 > $1 } })
  }

  @Test("Sixteen flags are all set, and five optionals all nil")
  func stuck() {
    let flags = randomValues(Generator<Bool>.bool.array(count: 16...16), cases: 1_000)
    #expect(flags.contains { $0.allSatisfy { $0 } })
    #expect(flags.contains { $0.allSatisfy { !$0 } })
    let optionals = randomValues(
      Generator<Int>.int().optional().array(count: 5...5), cases: 1_000)
    #expect(optionals.contains { $0.allSatisfy { $0 == nil } })
  }

  @Test("Lists and the cases of an enumeration count up by one")
  func counting() {
    func counts(_ list: [Int]) -> Bool {
      list.count > 3 && zip(list, list.dropFirst()).allSatisfy { $1 == $0 &+ 1 }
    }
    #expect(randomValues(Generator<Int>.int().array(count: 0...20)).contains(where: counts))
    let cases = Generator<Int>.element(of: Array(0..<7)).array(count: 0...7)
    #expect(randomValues(cases, cases: 10_000).contains(where: counts))
  }

  @Test("All numbers are at an end of their ranges, or all but a few are zero")
  func extremes() {
    let times = randomValues(zip(.int(in: 0...23), .int(in: 0...59), .int(in: 0...59)))
    #expect(times.contains { $0 == 23 && $1 == 59 && $2 == 59 })
    let lists = randomValues(Generator<Int>.int().array(count: 6...20))
    #expect(lists.contains { list in list.count { $0 == 0 } == list.count - 1 })
    #expect(randomValues(.int(in: 0...10_000)).contains(5_000))
  }

  @Test("A list is another one with each sign turned, or each flag")
  func opposites() {
    let flags = Generator<Bool>.bool.array(count: 5...12)
    #expect(randomValues(zip(flags, flags)).contains { $0 == $1.map { !$0 } })
    let numbers = Generator<Int>.int(in: -1_000...1_000).array(count: 3...12)
    #expect(
      randomValues(zip(numbers, numbers)).contains { $0 == $1.map { -$0 } && $0.max() != 0 })
  }

  @Test("Two runs of bytes are equal, or nearly; one counts up, or begins as a file does")
  func bytes() {
    let pairs = randomValues(zip(.bytes(count: 0...64), .bytes(count: 0...64))).filter {
      $0.0.count > 3
    }
    #expect(pairs.count { $0 == $1 } > 40)
    #expect(pairs.count { $1.count > $0.count && $1.starts(with: $0) } > 4)
    #expect(pairs.count { $0.count > $1.count && !$1.isEmpty && $0.starts(with: $1) } > 4)
    let runs = pairs.map(\.0)
    #expect(runs.contains { zip($0, $0.dropFirst()).allSatisfy { $1 == $0 &+ 1 } })
    for signature in FileSignatures.all.prefix(3) {
      #expect(randomValues(.bytes(), cases: 10_000).contains { $0.starts(with: signature) })
    }
  }

  @Test("A recursive value ends, though its last branch is taken throughout")
  func recursion() {
    let deep = Generator<Int>.recursive(depth: 40, leaf: .just(1)) { smaller in
      zip(smaller, smaller).map { $0 &+ $1 }
    }
    #expect(randomValues(deep, cases: 400).count > 200)
  }

  @Test("A random case is its choices: replayed, they give the same value", arguments: 0..<300)
  func replay(stream: UInt64) throws {
    let generator = Generator { draw in
      let records = try draw(Self.record.array(count: 0...6))
      let numbers = try draw(Generator<Double>.anyDouble.array(count: 0...6).array(count: 0...4))
      let low = try draw(.int(in: -50...50))
      let high = try draw(.int(in: low...100))
      let odd = try draw(Generator<Int>.int().filter { $0 % 2 != 0 })
      let blobs = try draw(Generator<[UInt8]>.bytes(count: 1...9).array(count: 0...4))
      return "\(records) \(numbers) \(low) \(high) \(odd) \(blobs)"
    }
    let pool = ConstantPool(integers: [4_711], floats: [98.6], texts: ["constant"])
    var draw = Draw(random: SplitMix64(seed: 9, stream: stream), constants: pool)
    let value = try generator.body(&draw)
    var again = Draw(replaying: draw.choices)
    #expect(try generator.body(&again) == value)
    #expect(again.choices == draw.choices)
  }
}
