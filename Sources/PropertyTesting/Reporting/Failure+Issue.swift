internal import PropertyEngine
internal import Testing

extension Failure {
  /// The failure of a case that recorded an issue: `#expect`, `#require` or `Issue.record`.
  ///
  /// Where the issue was recorded decides which failure it is, so that while shrinking one
  /// expectation never slips into another.
  init(_ issue: Issue) {
    let place = issue.sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } ?? ""
    let kind = FailureKind(Self.name(issue.kind), place: place)
    // The issue's own description shows every value in it: too slow for each failing case.
    self.init(kind, message: issue.comments.first.map { "\($0)" } ?? "\(kind)")
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
