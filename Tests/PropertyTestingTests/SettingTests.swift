import PropertyEngine
import PropertyTesting
import Testing

/// A setting that cannot be used fails the check; one that is ignored would pass unseen.
struct SettingTests {
  private static func hear(
    _ variables: [String: String] = [:], under trait: PropertyTrait = .remembersFailures(false),
    _ body: @escaping @Sendable () async throws -> Void
  ) async throws -> Overheard {
    try await Environment.$override.withValue(variables) {
      try await overhear(under: trait, body)
    }
  }

  private static func expectRefused(
    _ heard: Overheard, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(heard.issues.count == 1, sourceLocation: sourceLocation)
    #expect(
      heard.text.contains("invalid setting \(text): "), "\(heard.text)",
      sourceLocation: sourceLocation)
    #expect(heard.error != nil, sourceLocation: sourceLocation)
  }

  @Test(arguments: ["0", "-3", "abc", "1_000", "1e3", "+5", "", " 5", "99999999999999999999", "٣"])
  func `a number of cases in the environment that is none`(text: String) async throws {
    let calls = Kept(0)
    let heard = try await Self.hear(["PICKLOCK_CASES": text]) {
      try check(.int()) { _ in calls.update { $0 += 1 } }
    }
    Self.expectRefused(heard, "PICKLOCK_CASES=\(text)")
    #expect(calls.current == 0)
  }

  @Test(arguments: ["-1", "abc", "0x10", "1_000", "18446744073709551616", "", "Random"])
  func `a seed in the environment that is none`(text: String) async throws {
    let heard = try await Self.hear(["PICKLOCK_SEED": text]) { try check(.int()) { _ in } }
    Self.expectRefused(heard, "PICKLOCK_SEED=\(text)")
  }

  @Test func `settings in the environment that can be used are`() async throws {
    let heard = try await Self.hear(["PICKLOCK_CASES": "37", "PICKLOCK_SEED": "12"]) {
      let report = try check(.int()) { _ in }
      #expect(report.judged == 37)
      #expect(report.seed == 12)
    }
    #expect(heard.issues.isEmpty)
    let random = try await Self.hear(["PICKLOCK_SEED": "random"]) {
      let first = try check(.int()) { _ in }
      let second = try check(.int()) { _ in }
      #expect(first.seed != second.seed)
    }
    #expect(random.issues.isEmpty)
  }

  @Test(arguments: [0, -1])
  func `no cases at all`(count: Int) async throws {
    Self.expectRefused(
      try await Self.hear { try check(.int(), cases: count) { _ in } }, "cases: \(count)")
    Self.expectRefused(
      try await Self.hear(under: .cases(count)) { try check(.int()) { _ in } }, "cases: \(count)")
    Self.expectRefused(
      try await Self.hear { try await check(.int(), cases: count) { _ in await Task.yield() } },
      "cases: \(count)")
  }

  @Test func `no time, no size, no time for a case`() async throws {
    Self.expectRefused(
      try await Self.hear { try check(.int(), time: .zero) { _ in } }, "time: 0.0 seconds")
    Self.expectRefused(
      try await Self.hear(under: .size(-1)) { try check(.int()) { _ in } }, "size: -1")
    Self.expectRefused(
      try await Self.hear {
        try check(.int(), isolation: .process(hangLimit: .zero)) { _ in }
      }, "isolation: .process(hangLimit: 0.0 seconds)")
  }

  @Test func `a limit in time says what was not tried`() async throws {
    let heard = try await Self.hear {
      let report = try check(.int(), cases: 1_000_000_000, time: .milliseconds(20)) { _ in }
      #expect(report.untried == 1_000_000_000 - report.judged)
      #expect(!report.isExhaustive)
    }
    #expect(heard.failures.isEmpty)
    #expect(heard.warnings.count == 1)
    #expect(heard.warnings.first?.text.contains("were not tried") == true)
  }

  @Test func `a limit in time that lets no case be tried fails`() async throws {
    let heard = try await Self.hear(under: .time(.nanoseconds(1))) { try check(.int()) { _ in } }
    #expect(heard.failures.count == 1)
    #expect(heard.text.contains("the time was up before one was made"))
  }

  @Test func `time that is not used up changes nothing`() async throws {
    let heard = try await Self.hear(under: .time(.seconds(3_600))) {
      let untried = try check(.int(), cases: 50) { _ in }.untried
      #expect(untried == 0)
    }
    #expect(heard.issues.isEmpty)
  }

  @Test func `a size bounds random collections`() async throws {
    let heard = try await Self.hear {
      try check(.array(of: .int(), count: 2...100), size: 3) { #expect($0.count <= 5) }
    }
    #expect(heard.issues.isEmpty)
    let free = try await Self.hear {
      try check(.array(of: .int(), count: 2...100)) { #expect($0.count <= 5) }
    }
    #expect(free.failures.count == 1)
  }

  @Test func `what lets no case through is named with its place`() async throws {
    let heard = try await Self.hear {
      try check(.int().filter { _ in false }) { _ in }
    }
    #expect(heard.text.contains("no case was judged"))
    #expect(
      heard.text.contains("no value passed the filter at PropertyTestingTests/SettingTests.swift:"))
    let assumed = try await Self.hear { try check(.int(in: 0...3)) { _ in try assume(false) } }
    #expect(
      assumed.text.contains("the assumption at PropertyTestingTests/SettingTests.swift:"))
  }
}
