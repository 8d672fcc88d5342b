import PropertyEngine

/// A report as the oracle looks at it: the other place that knows the engine's report.
struct SearchResult: Hashable, Sendable {
  enum Ending: Hashable, Sendable { case passed, failed, undecided }

  var ending: Ending
  /// It says that every value there is was tried.
  var claimsAll: Bool
  /// How many cases it says it judged, up to and with the first that failed.
  var judged: Int
  /// It says that it judged fewer cases than it was asked for.
  var admitsShortfall: Bool
  var found: FoundCase?
  /// The whole report as text.
  var text: String

  init(_ report: Report) {
    ending =
      switch report.outcome {
      case .passed: .passed
      case .failed: .failed
      case .gaveUp, .nothingJudged: .undecided
      }
    claimsAll = report.isExhaustive
    judged = report.judged - report.judgedAfterFailure
    admitsShortfall = !report.warnings.isEmpty
    found = report.counterexample.map(FoundCase.init)
    text = report.description
  }
}
