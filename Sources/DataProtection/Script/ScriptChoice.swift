/// An assumption that an outcome rests on, and what would come of the other side.
public struct ScriptChoice: Hashable, Sendable {
  /// The assumption.
  public let assumption: Assumption
  /// The outcome with the assumption the other way; nil where the class as a whole is a matter of
  /// the assumption, and this outcome would be the same.
  public let otherwise: String?
}
