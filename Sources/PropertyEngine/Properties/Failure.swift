/// One failure: its kind, and what the error says about itself.
public struct Failure: Hashable, Sendable, CustomStringConvertible {
  /// What tells this bug from another.
  public let kind: FailureKind
  /// What the error says; it may differ between two cases of one bug.
  public let message: String

  /// A failure of the given kind.
  public init(_ kind: FailureKind, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The failure that a thrown error stands for.
  public init(of error: any Error) {
    self.init(FailureKind(of: error), message: String(describing: error))
  }

  public var description: String { message }
}
