import Synchronization
import Testing

/// What a test body reported: its issues, kept from the test that listens.
struct Overheard {
  let issues: [Issue]
  /// The error the body ended with.
  let error: (any Error)?

  var failures: [Issue] { issues.filter { $0.severity == .error } }
  var warnings: [Issue] { issues.filter { $0.severity == .warning } }

  /// The comments of the first failure.
  var text: String { failures.first?.text ?? "" }
}

extension Issue {
  var text: String { comments.map { "\($0)" }.joined(separator: "\n") }
  var line: Int? { sourceLocation?.line }
}

/// Runs `body` as a test would, and returns what it reported instead of reporting it.
func overhear(_ body: @escaping @Sendable () async throws -> Void) async throws -> Overheard {
  let issues = Kept<[Issue]>([])
  let error = Kept<(any Error)?>(nil)
  let listener: IssueHandlingTrait = .compactMapIssues { issue in
    issues.value.withLock { $0.append(issue) }
    return nil
  }
  let test = try #require(Test.current)
  try await listener.provideScope(for: test, testCase: Test.Case.current) {
    do { try await body() } catch let thrown { error.value.withLock { $0 = thrown } }
  }
  return Overheard(issues: issues.value.withLock { $0 }, error: error.value.withLock { $0 })
}

/// A value that closures share.
final class Kept<Value: Sendable>: Sendable {
  let value: Mutex<Value>

  init(_ value: Value) { self.value = Mutex(value) }
}
