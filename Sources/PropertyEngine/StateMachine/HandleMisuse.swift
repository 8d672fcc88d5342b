/// A handle was not treated as one: each case is a kind of failure.
public enum HandleMisuse: FailureKindProviding, Hashable, CustomStringConvertible {
  /// A command used a handle that an earlier one had closed.
  case usedAfterClose(SymbolicHandle)
  /// A command used a handle that the system never gave out.
  case neverMade(SymbolicHandle)
  /// The run ended with the handle open.
  case leaked(SymbolicHandle)

  /// The same for every handle, so that shrinking may move to another one.
  public var failureKind: FailureKind {
    switch self {
    case .usedAfterClose: FailureKind("handle used after close")
    case .neverMade: FailureKind("handle never made")
    case .leaked: FailureKind("handle leaked")
    }
  }

  public var description: String {
    switch self {
    case .usedAfterClose(let handle): "handle \(handle.number) was used after it was closed"
    case .neverMade(let handle): "handle \(handle.number) was used but never given out"
    case .leaked(let handle): "handle \(handle.number) was never closed"
    }
  }
}
