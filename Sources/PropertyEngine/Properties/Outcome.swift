/// What one case did.
public enum Outcome: Hashable, Sendable {
  case passed
  /// The case says nothing, for the reason given.
  case discarded(String)
  case failed(Failure)
}
