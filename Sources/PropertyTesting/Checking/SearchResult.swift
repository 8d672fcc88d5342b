internal import PropertyEngine

/// What the search of a check came to.
struct SearchResult: Sendable {
  enum Verdict: Sendable {
    /// A case fails.
    case found(Finding)
    /// No case was found to fail.
    case ended(Report)
  }

  let verdict: Verdict
  /// Warnings to record.
  let notices: [String]
}
