internal import PropertyEngine

/// What the search of a check came to.
struct SearchResult: Sendable {
  /// Nil when a replayed case failed, and no search was needed.
  var report: Report?
  var finding: Finding?
  /// Warnings to record.
  var notices: [String]
}
