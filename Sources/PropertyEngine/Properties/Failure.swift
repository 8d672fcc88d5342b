/// One failure: its kind, and what the error says about itself.
public struct Failure: Hashable, Sendable, CustomStringConvertible {
  public let kind: FailureKind
  public let message: String

  public init(_ kind: FailureKind, message: String) {
    self.kind = kind
    self.message = message
  }

  public init(of error: any Error) {
    self.init(FailureKind(of: error), message: String(describing: error))
  }

  public var description: String { message }
}
