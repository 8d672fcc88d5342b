import Foundation
import PropertyEngine
import PropertyTesting
import Testing

/// A check that finds nothing, and what it says all the same.
struct QuietTests {
  @Test func `a property that holds is tried as often as asked, and silently`() async throws {
    let calls = Kept(0)
    let heard = try await overhear {
      let report = try check(.int(), cases: 300) { value in
        calls.update { $0 += 1 }
        #expect(value == value)
      }
      #expect(report.judged == 300)
    }
    #expect(heard.issues.isEmpty)
    #expect(heard.error == nil)
    #expect(calls.current == 300)
  }

  @MainActor @Test func `a test on the main actor may check too`() throws {
    let before = Thread.isMainThread
    try check(.int(), cases: 20) { _ in #expect(Thread.isMainThread == before) }
  }

  @Test func `discarded cases neither pass nor fail`() async throws {
    let heard = try await overhear {
      let report = try check(.int(in: 0...1_000_000), cases: 200) { value in
        try assume(value % 4 != 0)
        #expect(value % 4 != 0)
      }
      #expect(report.discarded > 0)
    }
    #expect(heard.failures.isEmpty)
  }

  @Test func `a search that can say nothing fails`() async throws {
    let heard = try await overhear {
      try check(.int(), named: "impossible") { _ in try assume(false, "never") }
    }
    #expect(heard.failures.count == 1)
    #expect(heard.failures.first?.line == #line - 3)
    #expect(heard.text.contains("impossible: no case was judged"))
  }

  @Test func `a warning from the body is passed on once for each place`() async throws {
    let heard = try await overhear {
      try check(.int(in: 0...1_000), cases: 50) { _ in
        Issue.record("mind this", severity: .warning)
      }
    }
    #expect(heard.failures.isEmpty)
    #expect(heard.warnings.filter { $0.text == "mind this" }.count == 1)
  }

  @Test func `every run of a check does the same`() async throws {
    func seen() async throws -> [Int] {
      let values = Kept<[Int]>([])
      _ = try await overhear {
        try check(.int(), named: "same", cases: 40) { value in
          values.update { $0.append(value) }
        }
      }
      return values.current
    }
    let first = try await seen()
    #expect(first.count == 40)
    #expect(try await seen() == first)
  }
}
