import PropertyEngine
import PropertyTesting
import Testing

/// Values that a test gives are judged before anything else.
struct ExampleFirstTests {
  @Test func `examples come first, in order`() throws {
    let values = Kept<[Int]>([])
    try check(.int(in: 0...9), examples: [77, -5], cases: 20) { value in
      values.update { $0.append(value) }
    }
    #expect(values.current.prefix(2) == [77, -5])
    #expect(values.current.count > 2)
  }

  @Test func `one that fails is reported as it is, and nothing is searched`() async throws {
    let calls = Kept(0)
    let heard = try await overhear {
      try check(.int(), examples: [1, 5_000, 9], named: "small") { value in
        calls.update { $0 += 1 }
        #expect(value < 1_000)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.failures.first?.line == #line - 4)
    #expect(heard.text.contains("small fails for: 5000"))
    #expect(heard.text.contains("example 2 of 3, judged before any other case and not shrunk"))
    #expect(calls.current == 3, "two to see it fail, one more to report it")
  }

  @Test func `several generators take tuples`() async throws {
    let heard = try await overhear {
      try check(.int(), .bool, examples: [(3, true), (4, false)]) { number, flag in
        #expect(number == 3 || flag)
      }
    }
    #expect(heard.text.contains("fails for: (4, false)"))
  }

  @Test func `they come before replays, and run where the body awaits`() async throws {
    let heard = try await overhear(under: .replay("p1-AA")) {
      try await check(.int(), examples: [12]) { value in
        await Task.yield()
        #expect(value != 12 && value != 0)
      }
    }
    #expect(heard.issues.count == 1)
    #expect(heard.text.contains("fails for: 12"))
  }

  @Test func `one that says nothing is named`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...9), examples: [50]) { try assume($0 < 10, "one digit") }
    }
    #expect(heard.failures.isEmpty)
    #expect(heard.warnings.contains { $0.text.contains("example 1 says nothing: one digit") })
  }
}
