import PropertyEngine
import PropertyTesting
import Testing

/// What traits change about the checks inside their test.
@Suite(.cases(30))
struct TraitTests {
  @Test func `a suite's trait holds in its tests`() throws {
    #expect(try check(.int()) { _ in }.judged == 30)
  }

  @Test(.cases(20)) func `a test's trait wins over its suite's`() throws {
    #expect(try check(.int()) { _ in }.judged == 20)
  }

  @Test(.cases(20)) func `an argument wins over a trait`() throws {
    #expect(try check(.int(), cases: 10) { _ in }.judged == 10)
  }

  @Test func `a pinned seed decides the search`() async throws {
    let seeds: [UInt64] = [42, 42, 43]
    var texts: [String] = []
    for seed in seeds {
      let heard = try await overhear(under: .propertySeed(seed)) {
        try check(.int(in: 0...1_000_000), named: "seeded") { value in #expect(value < 10) }
      }
      #expect(heard.text.contains(".propertySeed(\(seed))"))
      texts.append(heard.text)
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0] != texts[2])
  }

  @Test func `a pinned seed that no longer fails says so`() async throws {
    let heard = try await overhear(under: .propertySeed(42)) {
      try check(.int(), named: "mended") { _ in }
    }
    #expect(heard.failures.isEmpty)
    #expect(heard.warnings.contains { $0.text.contains("mended: no case of seed 42 fails") })
    #expect(heard.error == nil)
  }

  @Test func `the reproduction line of a report replays its case`() async throws {
    let first = try await overhear {
      try check(.int(in: 0...1_000_000)) { value in #expect(value < 123_456) }
    }
    let line = try #require(first.text.split(separator: "\"").first { $0.hasPrefix("p2-") })
    let calls = Kept(0)
    let second = try await overhear(under: .replay(String(line))) {
      try check(.int(in: 0...1_000_000)) { value in
        calls.update { $0 += 1 }
        #expect(value < 123_456)
      }
    }
    #expect(second.issues.count == 1)
    #expect(second.text.contains("fails for: 123456"))
    #expect(second.text.contains("replayed by .replay(\"\(line)\")"))
    #expect(calls.current == 2, "once to see it fail, once to report it")
  }

  @Test func `a replay that no longer fails says so, and the search goes on`() async throws {
    let calls = Kept(0)
    let heard = try await overhear(under: .replay(reproduction(of: 100))) {
      try check(.int(in: 0...1_000_000), cases: 25) { _ in
        calls.update { $0 += 1 }
      }
    }
    #expect(heard.failures.isEmpty)
    #expect(heard.warnings.contains { $0.text.contains("no longer fails") })
    #expect(calls.current == 26)
  }

  @Test func `a replay that is discarded says so`() async throws {
    let heard = try await overhear(under: .replay(reproduction(of: 100))) {
      try check(.int(in: 0...1_000_000)) { value in try assume(value != 100, "not 100") }
    }
    #expect(heard.warnings.contains { $0.text.contains("no longer says anything (not 100)") })
  }

  @Test(arguments: ["", "p1", "p9-AA", "p1-*", "p1-/", "replay"])
  func `a replay of something else fails, and nothing is tried`(line: String) async throws {
    let calls = Kept(0)
    let heard = try await overhear(under: .replay(line)) {
      try check(.int()) { _ in calls.update { $0 += 1 } }
    }
    #expect(heard.failures.count == 1)
    #expect(heard.text.contains("this is not a replay token: copy the whole word"))
    #expect(heard.error != nil)
    #expect(calls.current == 0)
  }

  @Test func `a replay for one property leaves the others alone`() async throws {
    let heard = try await overhear(under: .replay(reproduction(of: 100), property: "first")) {
      try check(.int(in: 0...1_000_000), named: "first") { _ in }
      try check(.int(in: 0...1_000_000), named: "second") { _ in }
    }
    #expect(heard.warnings.count == 1)
    #expect(heard.warnings.first?.text.hasPrefix("first: ") == true)
  }

  @Test func `a saved input is replayed from its file`() async throws {
    let property = AnyProperty(
      Property("saved", .int(in: 0...1_000_000)) { value in try require(value != 77_777) })
    let bytes = property.encode(property.repaired([number(77_777)]))
    try await withFile(bytes) { path in
      let heard = try await overhear(under: .replay(file: path)) { try check(property) }
      #expect(heard.issues.count == 1)
      #expect(heard.text.contains("saved fails for: 77777"))
    }
  }

  @Test func `a token whose generator has changed fails`() async throws {
    let line = reproduction(of: 100)
    let heard = try await overhear(under: .replay(line)) { try check(.int(in: 0...999)) { _ in } }
    #expect(heard.failures.count == 1)
    #expect(heard.text.contains("the generator has changed since this token was made"))
    #expect(heard.error != nil)
  }

  @Test(arguments: [
    ("/nowhere/at/all", "no such file"), ("/", "not a file that can be read whole"),
    ("/dev/zero", "not a file that can be read whole"),
  ])
  func `a file that cannot be read whole fails`(path: String, reason: String) async throws {
    let heard = try await overhear(under: .replay(file: path)) {
      try check(.int()) { _ in }
    }
    #expect(heard.failures.count == 1)
    #expect(heard.text.contains("the file cannot be read (\(reason))"))
    #expect(heard.error != nil)
  }

  private func number(_ value: UInt64) -> Choice {
    .number(value, NumberDomain(0...1_000_000))
  }

  private func reproduction(of value: UInt64) -> String {
    ReplayToken.encode([number(value)])
  }
}
