import PropertyEngine
import Testing

@Suite("Searching")
struct SearchTests {
  @Test("The same seed gives the same report, byte for byte")
  func deterministic() {
    let property = Challenge.largeUnionList.property
    let first = property.search(RunConfiguration(seed: 5)).description
    #expect(first == property.search(RunConfiguration(seed: 5)).description)
    #expect(first != property.search(RunConfiguration(seed: 6)).description)
  }

  @Test("A small space is tried whole")
  func exhaustive() {
    let pairs = zip(Generator<Int>.int(in: 0...11), Generator<Int>.int(in: 0...19))
    let report = AnyProperty(Property("pairs", pairs) { _ in }).search(RunConfiguration(seed: 1))
    #expect(report.isExhaustive)
    #expect(report.description.contains("passed all 240 values"))
  }

  @Test("One value too many for the budget is sampled")
  func sampled() {
    let property = AnyProperty(Property("one", .int(in: 0...1_000)) { _ in })
    #expect(!property.search(RunConfiguration(seed: 1, cases: 1_000)).isExhaustive)
    #expect(
      property.search(RunConfiguration(seed: 1, cases: 1_001, exhaustiveCases: 1_001))
        .isExhaustive)
  }

  @Test("A failure that is thrown keeps its kind and its message")
  func thrownFailure() {
    let failure = Failure(FailureKind("lost", place: "Store.swift:7"), message: "nothing was read")
    #expect(Failure(of: failure) == failure)
    let property = AnyProperty(Property("store", .just(0)) { _ in throw failure })
    let found = property.search(RunConfiguration(seed: 1)).counterexample
    #expect(found?.failure == failure)
  }

  @Test("One failure never slips into another")
  func sameFailure() {
    let property = AnyProperty(
      Property("two bugs", .int(in: 0...1_000_000)) { value in
        try require(value < 900_000, "the far bug")
        try require(value != 500, "the near bug")
      })
    for seed: UInt64 in 1...20 {
      let found = property.search(RunConfiguration(seed: seed, cases: 1_000)).counterexample
      #expect(found?.failure.kind.name != "the far bug" || found?.value == "900000")
    }
  }

  @Test("Discards are counted by reason, and too many end the search with the remedy")
  func discards() {
    let property = AnyProperty(
      Property("picky", .int(in: 0...1_000_000)) { try assume($0 == 777_777, "too picky") })
    let report = property.search(RunConfiguration(seed: 1, cases: 100))
    guard case .nothingJudged = report.outcome else {
      Issue.record("it cannot pass")
      return
    }
    #expect(report.discards.map(\.name) == ["too picky"])
    #expect(report.warnings.count == 1)
  }

  @Test("Labels are counted")
  func labels() {
    let property = AnyProperty(
      Property(
        "labelled", .int(in: 0...1_000_000),
        observing: { value, observations in
          observations.classify(value % 2 == 0, "even")
        }))
    let report = property.search(RunConfiguration(seed: 1, cases: 1_000))
    #expect(report.labels.map(\.name) == ["even"])
    #expect((300...700).contains(report.labels[0].count))
  }

  @Test("A score leads to what chance does not find")
  func targeted() {
    let generator = Generator<Int>.int(in: 0...1_000_000).array(count: 4...4)
    let goal = [777_777, 123_456, 901_901, 440_044]
    func found(_ scores: Bool) -> Bool {
      let property = AnyProperty(
        Property(
          "far", generator,
          observing: { values, observations in
            let distance = zip(values, goal).reduce(0) { $0 + abs($1.0 - $1.1) }
            if scores { observations.target(Double(-distance)) }
            try require(distance > 40_000, "far from the goal")
          }))
      let configuration = RunConfiguration(seed: 2, cases: 4_000, shrinking: .none)
      return property.search(configuration).counterexample != nil
    }
    #expect(found(true))
    #expect(!found(false))
  }

  @Test("The explanation names the parts that may be anything, and only those")
  func explanation() throws {
    let pair = zip(Generator<Int>.int(in: 0...1_000_000), Generator<Int>.int(in: 0...1_000_000))
    let property = AnyProperty(Property("first", pair) { try require($0.0 < 5_000, "low") })
    let found = try #require(property.search(RunConfiguration(seed: 1)).counterexample)
    #expect(found.value == "(5000, 0)")
    #expect(found.explanation == ["_ may be anything (14 tried): (5000, _)"])
  }

  @Test("Each character of a string is a part of its own")
  func explanationOfText() throws {
    let digits = Generator<String>.string(of: .digits, count: 0...9)
    let property = AnyProperty(
      Property("seven", digits) { try require($0.count < 3 || $0.first != "7", "low") })
    let found = try #require(property.search(RunConfiguration(seed: 1)).counterexample)
    #expect(found.value == "\"700\"")
    #expect(found.explanation == ["each _ may be anything (21 tried): \"7__\""])
  }

  @Test("A counterexample replays from its bytes and from its reproduction string")
  func replays() throws {
    let property = Challenge.distinct.property
    let found = try #require(property.search(RunConfiguration(seed: 1)).counterexample)
    #expect(property.run(found.bytes) == .failed(found.failure))
    let choices = try #require(ReplayToken.decode(found.reproduction))
    #expect(property.replay(choices) == .failed(found.failure))
    #expect(property.shrink(found.bytes)?.value == found.value)
    #expect(property.shrink([]) == nil)
  }

  @Test("A pass that reaches its cap is named in the report, and no other is")
  func capped() throws {
    var configuration = RunConfiguration(seed: 3, simplestCases: 0)
    let property = Challenge.lengthList.property
    let whole = try #require(property.search(configuration).counterexample)
    #expect(whole.cappedPasses == [])
    configuration.shrinking.evaluationsPerPass = 3
    let capped = try #require(property.search(configuration).counterexample)
    #expect(capped.cappedPasses.contains(.lowerNumbers))
    #expect(!capped.cappedPasses.contains(.deleteElements))
    #expect(capped.explanation.contains { $0.contains("lowerNumbers stopped at its cap of 3") })
  }

  @Test("A shrink that is stopped says by what, and one that comes to its end does not")
  func stopped() throws {
    var configuration = RunConfiguration(seed: 3, simplestCases: 0)
    let property = Challenge.lengthList.property
    func words() throws -> String {
      try #require(property.search(configuration).counterexample).explanation
        .joined(separator: "\n")
    }
    #expect(try !words().contains("shrinking stopped"))
    configuration.shrinking.evaluations = 10
    #expect(try words().contains("shrinking stopped at its limit of 10 calls of the property"))
    configuration.shrinking.evaluations = 5_000
    configuration.shrinking.replays = 20
    #expect(try words().contains("shrinking stopped at its limit of 20 runs of the generator"))
  }

  @Test("Floats of one kind are brought into order")
  func floatsInOrder() throws {
    let pair = zip(Generator<Double>.double(in: 0...9), Generator<Double>.double(in: 0...9))
    let property = AnyProperty(
      Property("apart", pair) { try require(($0.0 - $0.1).magnitude < 3, "near") })
    for seed: UInt64 in 1...10 {
      let configuration = RunConfiguration(seed: seed, simplestCases: 0)
      #expect(property.search(configuration).counterexample?.value == "(0.0, 3.0)")
    }
  }

  @Test("Three in four of the first random cases have short collections, the others may be long")
  func growing() throws {
    let counts = Calls()
    let property = AnyProperty(
      Property("lists", Generator<Int>.int().array(count: 0...1_000)) { list in
        counts.all.append(list.count)
      })
    _ = property.search(RunConfiguration(seed: 1, cases: 160, simplestCases: 0))
    let first = counts.all.prefix(40)
    #expect(first.count { $0 <= 9 } >= 28 && first.contains { 0 < $0 && $0 < 9 })
    #expect(counts.all.contains { $0 > 100 })
  }

  @Test("Random cases, the first of full size, take turns with the simplest ones")
  func turns() throws {
    let counts = Calls()
    let property = AnyProperty(
      Property("lists", Generator<Int>.int().array(count: 50...1_000)) { list in
        counts.all.append(list.count { $0.magnitude > 1_000 })
      })
    _ = property.search(RunConfiguration(seed: 1, cases: 1_000))
    #expect(counts.all.prefix(8).contains { $0 > 10 })
    #expect((32..<48).contains(counts.all.prefix(64).count { $0 == 0 }))
  }

  @Test("A generator of great cases is warned of")
  func greatCases() throws {
    let property = AnyProperty(
      Property("great", Generator<Int>.int().array(count: 6_000...6_000)) { _ in })
    let report = property.search(RunConfiguration(seed: 1, cases: 60))
    #expect(report.warnings.contains { $0.contains("choices on average") })
  }

  @Test("The shrinker's own count is the number of calls, and its budget holds")
  func counted() throws {
    let calls = Calls()
    let property = Challenge.bound5.property.judged { _, check in
      calls.count += 1
      try check()
    }
    var configuration = RunConfiguration(seed: 3, explains: false)
    configuration.shrinking.evaluations = 10
    let report = property.search(configuration)
    let found = try #require(report.counterexample)
    #expect(found.evaluations + found.confirmations == 10)
    #expect(calls.count == report.judged + report.discarded + 10)
  }
}

// Safety: a synchronous search, on the test's own thread, is all that uses it.
/// A count on one thread.
private final class Calls: @unchecked Sendable {
  var count = 0
  var all: [Int] = []
}
