/// How many inputs of a run said something of the property.
///
/// A run in which the property judged not one input looks like one that found nothing, and is worth
/// nothing: the end of the process says so.
struct JudgementCount {
  /// Fewer inputs than this say nothing: a fuzzer that is told to load an empty corpus runs two.
  static let fewest = 100

  private var judged = 0
  private var discarded = 0
  private var reason = ""

  mutating func note(_ reason: String?) {
    guard let reason else {
      judged += 1
      return
    }
    discarded += 1
    self.reason = reason
  }

  /// What is wrong with the run of a property of that name; nil where it judged something, or ran
  /// next to nothing.
  func complaint(of name: String) -> String? {
    guard judged == 0, discarded >= Self.fewest else { return nil }
    return "\(name): \(HarnessEnvironment.nothingJudged): all \(discarded) were discarded, "
      + "the last for \"\(reason)\""
  }
}
