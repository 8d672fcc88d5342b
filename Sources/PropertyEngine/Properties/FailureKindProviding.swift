/// An error that says which failure it is, more exactly than its type does.
public protocol FailureKindProviding: Error {
  var failureKind: FailureKind { get }
}
