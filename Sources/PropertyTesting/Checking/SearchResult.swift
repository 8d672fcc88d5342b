internal import PropertyEngine

/// What the search of a check came to.
struct SearchResult: Sendable {
  enum Verdict: Sendable {
    /// A case fails.
    case found(CheckFailure)
    /// A setting cannot be used, so nothing was tried.
    case refused(SettingError)
    /// No case was found to fail.
    case ended(Report)
  }

  let verdict: Verdict
  /// Warnings to record.
  var notices: [String] = []
  /// Remembered cases that no longer fail.
  var stale: [FailureStore.Memory] = []
}
