import PropertyEngine
import PropertyTesting
import Testing

/// A failing check speaks once, in the right place, and says what a reader needs.
struct FailureReportTests {
  @Test func `a failed expectation is reported once, at its line, with the simplest value`()
    async throws
  {
    let heard = try await overhear {
      try check(.int(in: 0...1_000), named: "small numbers") { value in
        #expect(value < 100)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 4)
    #expect("\(heard.failures[0].kind)".contains("value → 100"))
    #expect(heard.text.contains("small numbers fails for: 100"))
    #expect(heard.text.contains("evaluations"))
    #expect(heard.text.contains(".replay(\"p1-"))
    #expect(heard.text.contains(".propertySeed("))
    #expect(heard.text.contains("FailureReportTests.swift:\(#line - 11)"))
    #expect(heard.error != nil)
  }
}
