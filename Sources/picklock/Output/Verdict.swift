/// What was judged, and how.
struct Verdict {
  enum Outcome {
    case passed
    /// It is not as it should be: why, in one line, and what belongs to it.
    case failed(String, detail: String)
    /// It could not be judged: why.
    case error(String)
    /// It says nothing: why.
    case skipped(String)
  }

  /// What it belongs to, such as a target.
  let group: String
  let name: String
  let outcome: Outcome
}
