internal import PropertyEngine
internal import Testing

/// A case that failed by recording an issue: `#expect`, `#require` or `Issue.record`.
///
/// Where the issue was recorded decides which failure it is, so that while shrinking one
/// expectation never slips into another.
struct CaseFailure: FailureKindProviding, CustomStringConvertible {
  let failureKind: FailureKind
  let description: String

  init(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } ?? ""
    failureKind = FailureKind(Self.name(issue.kind), place: place)
    // The issue's own description shows every value in it: too slow for each failing case.
    description = issue.comments.first.map { "\($0)" } ?? "\(failureKind)"
  }

  private static func name(_ kind: Issue.Kind) -> String {
    switch kind {
    case .expectationFailed: "expectation"
    case .errorCaught(let error): FailureKind(of: error).name
    case .confirmationMiscounted: "confirmation"
    default: "issue"
    }
  }
}
