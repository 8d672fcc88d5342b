import Foundation
import PropertyTesting
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

/// Runs `body` as a test would, and returns what it reported instead of reporting it. Failures that
/// are meant are not remembered.
func overhear(_ body: @escaping @Sendable () async throws -> Void) async throws -> Overheard {
  try await overhear(under: .remembersFailures(false), body)
}

/// The same, where failures are remembered as in any test.
func overhearRemembering(_ body: @escaping @Sendable () async throws -> Void) async throws
  -> Overheard
{
  let issues = Kept<[Issue]>([])
  let error = Kept<(any Error)?>(nil)
  let listener: IssueHandlingTrait = .compactMapIssues { issue in
    issues.update { $0.append(issue) }
    return nil
  }
  let test = try #require(Test.current)
  try await listener.provideScope(for: test, testCase: Test.Case.current) {
    do { try await body() } catch let thrown { error.update { $0 = thrown } }
  }
  return Overheard(issues: issues.current, error: error.current)
}

/// The same, inside the scope of a trait.
func overhear(
  under trait: PropertyTrait, _ body: @escaping @Sendable () async throws -> Void
) async throws -> Overheard {
  let test = try #require(Test.current)
  let quiet = PropertyTrait.remembersFailures(false)
  return try await overhearRemembering {
    try await quiet.provideScope(for: test, testCase: Test.Case.current) {
      try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
    }
  }
}

/// Calls `body` with the path of a file that holds `bytes`, and removes it.
func withFile(_ bytes: [UInt8], _ body: (String) async throws -> Void) async throws {
  let path = "\(FileManager.default.temporaryDirectory.path)/picklock-\(UUID()).case"
  try Data(bytes).write(to: URL(filePath: path))
  defer { unsafe unlink(path) }
  try await body(path)
}
