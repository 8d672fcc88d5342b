/// A handle a command will return, named before it exists: the number of handles made before it.
public struct SymbolicHandle: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// How many handles were made before this one.
  public let number: Int

  /// The handle with that many made before it.
  @inlinable
  public init(_ number: Int) { self.number = number }

  /// The handle with that many made before it.
  @inlinable
  public init(integerLiteral number: Int) { self.number = number }
}

extension SymbolicHandle: CustomStringConvertible, CustomDebugStringConvertible {
  /// The number, so that a command's description can be pasted as Swift.
  public var description: String { "\(number)" }
  public var debugDescription: String { description }
}

extension SymbolicHandle: Comparable {
  /// Older first.
  @inlinable
  public static func < (left: SymbolicHandle, right: SymbolicHandle) -> Bool {
    left.number < right.number
  }
}
