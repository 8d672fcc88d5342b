/// What was judged, and how.
public struct Verdict {
  /// How it was judged.
  public enum Outcome {
    case passed
    /// It is not as it should be: why, in one line, and what belongs to it.
    case failed(String, detail: String)
    /// It could not be judged: why.
    case error(String)
    /// It says nothing: why.
    case skipped(String)
  }

  /// What it belongs to, such as a target.
  public let group: String
  /// What was judged.
  public let name: String
  /// How it was judged.
  public let outcome: Outcome

  /// A verdict on `name`, which belongs to `group`.
  public init(group: String, name: String, outcome: Outcome) {
    self.group = group
    self.name = name
    self.outcome = outcome
  }
}
