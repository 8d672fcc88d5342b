/// One failure: its kind, and what the error says about itself.
///
/// On its way to a report a failure has three shapes: this one, of one case; `Counterexample`, with
/// the shrunk case that shows it; and what a face reports. It may be thrown as it is.
public struct Failure: FailureKindProviding, Hashable, Sendable, CustomStringConvertible {
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

  /// The failure's own kind.
  public var failureKind: FailureKind { kind }
  public var description: String { message }
}
