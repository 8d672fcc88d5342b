import PropertyEngine
import PropertyTesting
import Testing

/// A failing check speaks once, in the right place, and says what a reader needs.
struct FailureReportTests {
  @Test func `a failed expectation is reported once, at its line, with the simplest value`()
    async throws
  {
    let line = #line + 2
    let heard = try await overhear {
      try check(.int(in: 0...1_000), named: "small numbers") { value in
        #expect(value < 500)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == line + 1)
    #expect(heard.failures.first.map { "\($0.kind)" }?.contains("value → 500") == true)
    #expect(heard.text.contains("small numbers fails for: 500"))
    #expect(heard.text.contains("originally: "))
    #expect(heard.text.contains(" evaluation"))
    #expect(heard.text.contains("reproduce: .replay(\"p2-"))
    #expect(heard.text.contains(", property: \"small numbers\") for this case, .propertySeed("))
    #expect(heard.text.contains("checked at PropertyTestingTests/FailureReportTests.swift:\(line)"))
  }

  @Test func `a failed requirement is reported once, at its line`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...1_000)) { value in
        try #require(value < 100)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 4)
    #expect(heard.text.contains("fails for: 100"))
  }

  @Test func `a recorded issue is reported once, with its own comment first`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...1_000)) { value in
        if value >= 100 { Issue.record("too large") }
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 4)
    #expect(heard.text.hasPrefix("too large\n"))
    #expect(heard.text.contains("fails for: 100"))
  }

  @Test func `a thrown error is reported once, at the check, as that error`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...1_000)) { value in
        if value >= 100 { throw TooLarge(value: value) }
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 5)
    guard case .errorCaught(let error) = heard.failures.first?.kind else {
      Issue.record("the issue has no error")
      return
    }
    #expect(error as? TooLarge == TooLarge(value: 100))
    #expect(heard.text.contains("fails for: 100"))
  }

  @Test func `a property written for every engine is reported with its claim`() async throws {
    let property = Property("digits", .int(in: 0...1_000)) { value in
      try require(value < 100, "at most two digits", "got \(value)")
    }
    let heard = try await overhear { try check(property) }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 2)
    #expect(heard.failures.first.map { "\($0)" }?.contains("at most two digits") == true)
    #expect(heard.text.contains("digits fails for: 100"))
  }

  @Test(arguments: [10, 20]) func `a property without its type is checked too`(limit: Int)
    async throws
  {
    let property = AnyProperty(
      Property("below", .int(in: 0...1_000)) { value in try require(value < limit) })
    let heard = try await overhear { try check(property) }
    #expect(heard.issues.count == 1)
    #expect(heard.text.contains("below fails for: \(limit)\n"))
  }

  @Test func `a failure ends the test, as a failed requirement does`() async throws {
    let goesOn = Kept(false)
    let heard = try await overhear {
      try check(.bool) { value in #expect(!value) }
      goesOn.update { $0 = true }
    }
    #expect(heard.error != nil)
    #expect(!goesOn.current)
  }

  @Test func `one expectation never slips into another while shrinking`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...100_000)) { value in
        #expect(value < 50_000, "the far one")
        #expect(value != 7_777, "the near one")
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 5)
    #expect(heard.text.contains("fails for: 50000"))
  }

  @Test func `several failed expectations of one case make one issue`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...1_000)) { value in
        #expect(value < 100)
        #expect(value < 100)
        #expect(value < 100)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.text.contains("records 2 more issues"))
  }

  @Test func `several generators give several arguments`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...1_000), .bool, .int(in: 5...6)) { first, flag, last in
        #expect(first < 100 || !flag || last == 6)
      }
    }
    #expect(heard.text.contains("fails for: (100, true, 5)"))
  }

  @Test func `a value too long for an issue is cut`() async throws {
    let heard = try await overhear {
      try check(Generator.int(in: 0...1_000).map(Wordy.init)) { wordy in #expect(wordy.number < 500)
      }
    }
    #expect(heard.text.contains("x… (3500 characters, all of them attached)"))
    #expect(heard.text.count < 6_000)
  }

  @Test func `a case that fails only once is called what it is`() async throws {
    let failures = Kept(0)
    let heard = try await overhear {
      try check(.int(in: 7...7)) { _ in
        let isFirst = failures.update { count in
          count += 1
          return count == 1
        }
        #expect(!isFirst)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.text.contains("did not fail when it ran again"))
  }

  @Test func `a check inside a known issue is a known issue`() async throws {
    let heard = try await overhear {
      withKnownIssue { try check(.int(in: 0...1_000)) { value in #expect(value < 100) } }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.issues.first?.isFailure == false)
  }

  @Test func `without a test there is an error instead of a wrong pass`() async throws {
    let result = await Task.detached {
      Result { try check(.bool) { value in #expect(!value) } }
    }.value
    #expect(throws: (any Error).self) { try result.get() }
  }
}

struct TooLarge: Error, Equatable {
  let value: Int
}

private struct Wordy: CustomDebugStringConvertible {
  let number: Int
  var debugDescription: String { String(repeating: "x", count: 3_000 + number) }
}
