/// What a file is opened for.
public struct Access: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// O_RDONLY.
  public static let read = Access(rawValue: 1)
  /// O_WRONLY.
  public static let write = Access(rawValue: 2)
  /// O_RDWR.
  public static let readWrite: Access = [.read, .write]
}

/// What else `open` may do.
public struct OpenOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// O_CREAT: makes the file if it is not there.
  public static let create = OpenOptions(rawValue: 1)
  /// O_EXCL: with `create`, fails with EEXIST if the file is there.
  public static let exclusive = OpenOptions(rawValue: 2)
  /// O_TRUNC: empties the file. Needs write access.
  public static let truncate = OpenOptions(rawValue: 4)
}
