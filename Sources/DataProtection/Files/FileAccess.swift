/// What a file is opened for.
public struct FileAccess: OptionSet, Hashable, Sendable {
  /// The number behind it; stable.
  public let rawValue: UInt8

  /// The value with that number behind it.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// O_RDONLY.
  public static let read = FileAccess(rawValue: 1)
  /// O_WRONLY.
  public static let write = FileAccess(rawValue: 2)
  /// O_RDWR.
  public static let readWrite: FileAccess = [.read, .write]
}
