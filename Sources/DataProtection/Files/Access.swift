/// What a file is opened for.
public struct Access: OptionSet, Hashable, Sendable {
  /// The number behind it; stable.
  public let rawValue: UInt8

  /// The value with that number behind it.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// O_RDONLY.
  public static let read = Access(rawValue: 1)
  /// O_WRONLY.
  public static let write = Access(rawValue: 2)
  /// O_RDWR.
  public static let readWrite: Access = [.read, .write]
}
