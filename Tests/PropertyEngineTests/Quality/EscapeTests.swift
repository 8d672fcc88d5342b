import Testing

@testable import PropertyEngine

@Suite("Ways out of local minima")
struct EscapeTests {
  /// A claim that fails for some values, and the simplest of those.
  struct Case: Sendable, CustomTestStringConvertible {
    let pass: ShrinkPassName
    let property: AnyProperty
    let minimum: String
    var testDescription: String { pass.rawValue }

    init<Value>(
      _ pass: ShrinkPassName, _ generator: Generator<Value>, _ minimum: String,
      fails: @escaping @Sendable (Value) -> Bool
    ) {
      self.pass = pass
      self.minimum = minimum
      property = AnyProperty(
        Property(pass.rawValue, generator) { try require(!fails($0), pass.rawValue) })
    }
  }

  static let cases = [
    Case(.editDigits, Generator<Int>.int(in: 0...10_000_000), "9999") {
      String($0).utf8.reduce(0) { $0 + Int($1) - 48 } > 35
    },
    Case(.lowerByPeriods, Generator<Int>.int(in: 0...1_000_000), "5017") {
      $0 % 18 == 13 && $0 >= 5_000
    },
    Case(.renameThroughout, Generator<Int>.int(in: 0...4).array(count: 5...5), "[0, 1, 0, 1, 2]") {
      $0[0] == $0[2] && $0[1] == $0[3] && Set($0).count == 3
    },
    Case(
      .tieNumbers, zip(Generator<Int>.int(in: 1...1_000), .int(in: 1...1_000)), "(24, 36)"
    ) { pair in
      let (left, right) = pair
      return divisor(left, right) > 11 && left % right != 0 && right % left != 0
    },
    Case(.splitBytes, Generator<[UInt8]>.bytes(count: 0...12), "[224, 160, 128]") { bytes in
      String(validating: bytes, as: UTF8.self)?
        .unicodeScalars.contains { $0.value >= 0x800 && $0.value < 0x10000 } ?? false
    },
    Case(.mergeElements, Generator<Int>.int(in: 1...50).array(count: 0...20), "[1, 50, 50]") {
      $0.reduce(0, +) > 100
    },
    Case(.editInParallel, Generator<Int>.int(in: 0...3).array(count: 4...4), "[0, 2, 1, 3]") {
      list in
      guard let start = list.firstIndex(of: 0) else { return false }
      return list[start...] + list[..<start] == [0, 2, 1, 3]
    },
    Case(.deleteRuns, Generator<[UInt8]>.bytes(count: 0...100), "[0, 0, 1, 0, 0, 1]") {
      bytes in
      let ends = stride(from: 2, to: bytes.count, by: 3).filter { bytes[$0] > 0 }
      return bytes.count.isMultiple(of: 3) && ends.count > 1 && bytes.count { $0 > 0 } < 9
    },
    Case(
      .lowerTogether, zip(Generator<Int>.int(in: 0...99), .int(in: 0...99), .int(in: 0...99)),
      "(0, 10, 20)"
    ) { (times: (Int, Int, Int)) in times.1 == times.0 + 10 && times.2 == times.1 + 10 },
    Case(
      .roundFloats, zip(Generator<Double>.double(in: -90...90), .double(in: -180...180)),
      "(67.0, 91.0)"
    ) { (place: (Double, Double)) in place.0 > 66.5 && place.1.magnitude > 90 },
    Case(
      .tieNumbers, zip(Generator<Int>.int(in: 0...150), .int(in: 0...150), .int(in: 0...150)),
      "(10, 5, 0)"
    ) { (times: (Int, Int, Int)) in
      times.0 > 9 && times.0 != times.1 && times.1 - times.0 == times.2 - times.1
    },
    Case(
      .reorder,
      Generator<[Int?]> { draw in
        let field = Generator<Int>.int(in: 0...60).optional()
        return [try draw(field), try draw(field), try draw(field), try draw(field)]
      }, "[nil, nil, 40, 60]"
    ) { fields in
      let values = fields.compactMap(\.self)
      return values.count > 1 && values.reduce(0, +) > 99
    },
    Case(
      .deleteAndRaise, Generator<Int>.element(of: [5, 10, 25, 100]).array(count: 0...8),
      "[25, 100]"
    ) { $0.reduce(0, +) == 125 },
    Case(
      .raiseDuplicates,
      zip(Generator<Int>.int(in: 1...20), .int(in: 0...1_000), .int(in: 0...1_000)),
      "(2, 901, 901)"
    ) { (sides: (Int, Int, Int)) in sides.1 == sides.2 && sides.0 * sides.1 > 1_800 },
    Case(
      .lowerAllTogether, zip(Generator<Int>.int(in: 0...15), .int(in: 0...15), .int(in: 0...3)),
      "(1, 1, 0)"
    ) { (masks: (Int, Int, Int)) in masks.0 == masks.1 && masks.0 == 1 << masks.2 },
    Case(.exhaustSmaller, zip(Generator<Int>.int(in: 0...500), .int(in: 0...500)), "(100, 113)") {
      (pair: (Int, Int)) in
      pair.0 >= 100 && pair.1 >= 100 && pair.0 != pair.1 && bucket(pair.0) == bucket(pair.1)
    },
    Case(.lowerBranches, .oneOf(.int(in: 0...9), .just(-1)), "-1") { $0 != 0 },
    Case(
      .redistributeFloats, zip(Generator<Double>.double(in: 0...1_000), .int(in: 0...1_000)),
      "(1.0, 1000)"
    ) { (pair: (Double, Int)) in pair.0 + Double(pair.1) > 1_000 },
  ]

  private static func bucket(_ number: Int) -> UInt32 {
    (UInt32(truncatingIfNeeded: number) &* 2_654_435_761) >> 29
  }

  private static func divisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : divisor(right, left % right)
  }

  private static func results(_ subject: Case, _ change: (inout ShrinkLimits) -> Void) -> [String] {
    (UInt64(1)...16).map { seed in
      var configuration = RunConfiguration(
        seed: seed, cases: 200_000, simplestCases: 0, exhaustiveCases: 0, explains: false)
      change(&configuration.shrinking)
      return subject.property.search(configuration).counterexample?.value ?? "not found"
    }
  }

  @Test("The minimum is reached from random failures", arguments: cases)
  func reached(subject: Case) {
    let results = Self.results(subject) { _ in }
    #expect(results.allSatisfy { $0 == subject.minimum }, "\(results)")
  }

  @Test("Without the pass, or without any way out, it is missed", arguments: cases)
  func missed(subject: Case) {
    let results = Self.results(subject) {
      if !subject.pass.isEscape { $0 = $0.without(subject.pass) }
      $0.evaluationsPerEscape = 0
      $0.proof = 0
    }
    #expect(results.contains { $0 != subject.minimum })
  }

  @Test("A float of which every other one fails ends at the least of them, in few calls")
  func greatFloats() throws {
    let property = AnyProperty(
      Property("absorbs", Generator<Double>.anyDouble) { value in
        try require(value + 1 != value || value.isInfinite, "absorbs")
      })
    for seed: UInt64 in 1...12 {
      let configuration = RunConfiguration(
        seed: seed, cases: 50_000, simplestCases: 0, exhaustiveCases: 0, explains: false)
      let found = try #require(property.search(configuration).counterexample)
      #expect(found.value == "9007199254740992.0", "seed \(seed)")
      #expect(found.evaluations < 100, "seed \(seed)")
    }
  }

  @Test("Elements that two lists have in common go from both")
  func equalElements() throws {
    let list = Generator<Int>.int(in: 0...9).array(count: 0...8)
    let property = AnyProperty(
      Property("longer", zip(list, list)) { left, right in
        try require(right.count != left.count + 1 || Array(right.dropLast()) != left, "prefix")
      })
    let domain = NumberDomain.unknown
    let choices = [3, 1, 5, 2, 4, 1, 5, 2, 7].map { Choice.number($0, domain) }
    let found = try #require(property.shrink(property.repaired(choices)))
    #expect(found.value == "([], [0])")
    var limits = ShrinkLimits()
    limits.evaluationsPerEscape = 0
    let stuck = try #require(property.shrink(property.repaired(choices), limits: limits))
    #expect(stuck.value != "([], [0])")
  }

  @Test("Numbers whose sum matters are added before any is searched for")
  func addedNumbers() throws {
    let list = Generator<Int>.int(in: 0...1_000_000).array(count: 0...9)
    let property = AnyProperty(
      Property("sum", list) { try require($0.reduce(0, +) < 70_000, "sum") })
    let choices = [3, 21_651, 25_961, 28_933].map { Choice.number($0, .unknown) }
    let found = try #require(property.shrink(property.repaired(choices)))
    #expect(found.value == "[70000]")
    #expect(found.evaluations < 40)
  }

  @Test("Elements that must go together go from places that do not lie together")
  func scatteredElements() throws {
    let parties = [70_007, 300_017, 900_001]
    let votes = Generator<Int>.int(in: 0...1_000_000).array(count: 0...12)
    let property = AnyProperty(
      Property("draw", votes) { votes in
        let counts = Set(parties.map { party in votes.count { $0 == party } })
        let isDraw = counts.count == 1 && counts.first != 0
        let isTidy = votes == votes.sorted() && Set(votes).isSubset(of: parties)
        try require(!isDraw || !isTidy, "draw")
      })
    let domain = NumberDomain.unknown
    let indices: [UInt64] = [6] + parties.flatMap { [UInt64($0), UInt64($0)] }
    let choices = property.repaired(indices.map { Choice.number($0, domain) })
    #expect(property.shrink(choices)?.value == "\(parties)")
    let limits = ShrinkLimits().without(.sampleSmaller)
    let stuck = try #require(property.shrink(choices, limits: limits))
    #expect(stuck.value != "\(parties)")
  }

  @Test("Calls that only confirm a minimum are told apart from those that reach it")
  func counted() throws {
    let property = Self.cases[0].property
    let found = try #require(property.search(RunConfiguration(seed: 1)).counterexample)
    #expect(found.evaluations > 0 && found.confirmations > 0)
  }

  @Test("A bounded double is as simple as its bounds allow")
  func boundedDoubles() {
    for (range, minimum) in [(1.1...1.6, "1.5"), (0.6...0.9, "0.75"), (100.3...200.7, "101.0")] {
      let property = AnyProperty(
        Property("bounded", Generator<Double>.double(in: range)) { _ in try require(false) })
      #expect(property.search(RunConfiguration(seed: 1)).counterexample?.value == minimum)
    }
  }

  @Test("A fraction that matters stays while the whole number before it goes")
  func fraction() {
    let property = AnyProperty(
      Property("quarters", Generator<Double>.double(in: 0...100)) {
        try require(4 * $0 != (4 * $0).rounded() || 2 * $0 == (2 * $0).rounded(), "quarter")
      })
    for seed: UInt64 in 1...10 {
      let configuration = RunConfiguration(seed: seed, cases: 20_000, simplestCases: 0)
      #expect(property.search(configuration).counterexample?.value == "0.25")
    }
  }

  @Test("A special double is infinity where that will do, and positive where that will do")
  func specialDoubles() {
    let claims: [(String, @Sendable (Double) -> Bool)] = [
      ("inf", { !$0.isFinite }), ("nan", { $0.isNaN }), ("1001.0", { $0 > 1_000 }),
      ("-0.0", { $0 == 0 && $0.sign == .minus }),
    ]
    for (minimum, fails) in claims {
      for seed: UInt64 in 1...10 {
        let property = AnyProperty(
          Property("special", .anyDouble) { try require(!fails($0), minimum) })
        let configuration = RunConfiguration(seed: seed, cases: 20_000)
        #expect(property.search(configuration).counterexample?.value == minimum)
      }
    }
  }

  @Test("Floats that are not associative have one simplest example")
  func floatSums() {
    let floats = Generator<Double>.double(in: -1e6...1e6)
    let property = AnyProperty(
      Property("sums", zip(floats, floats, floats)) { left, middle, right in
        let sums: [Double] = [(left + middle) + right, left + (middle + right)]
        try require(sums[0] == sums[1], "associative")
      })
    for seed: UInt64 in 1...10 {
      let configuration = RunConfiguration(seed: seed, simplestCases: 0, explains: false)
      // Above one lie the doubles whose distance is 2^-52, so that five quarters of half of it are
      // rounded down beside one and up beside two.
      #expect(
        property.search(configuration).counterexample?.value
          == "(1.0, 1.0, 2.7755575615628914e-16)")
    }
  }

  @Test("A number keeps its value when the range it is drawn from moves")
  func movedRange() {
    let generator = Generator<(Int, Int)> { draw in
      let low = try draw(Generator<Int>.int(in: 0...1_000))
      return (low, try draw(Generator<Int>.int(in: low...2_000)))
    }
    let property = AnyProperty(
      Property("wide", generator) { try require($0.1 - $0.0 <= 900, "narrow") })
    for seed: UInt64 in 1...20 {
      let configuration = RunConfiguration(seed: seed, simplestCases: 0)
      let found = property.search(configuration).counterexample
      #expect(found?.value == "(0, 901)")
      #expect(found?.evaluations ?? .max < 60)
    }
  }

  @Test("Ten thousand bytes of which the length matters take few calls")
  func longBytes() throws {
    let property = AnyProperty(
      Property("long", Generator<[UInt8]>.bytes(count: 0...20_000)) {
        try require($0.count <= 5_000, "short")
      })
    let configuration = RunConfiguration(seed: 1, simplestCases: 0, explains: false)
    let found = try #require(property.search(configuration).counterexample)
    #expect(found.choices.choices == [.bytes([UInt8](repeating: 0, count: 5_001), 0...20_000)])
    #expect(found.evaluations < 400)
  }
}
