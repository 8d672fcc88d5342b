/// What else `open` may do.
public struct FileOpenOptions: OptionSet, Hashable, Sendable {
  /// The number behind it; stable.
  public let rawValue: UInt8

  /// The value with that number behind it.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// O_CREAT: makes the file if it is not there.
  public static let create = FileOpenOptions(rawValue: 1)
  /// O_EXCL: with `create`, fails with EEXIST if the file is there.
  public static let exclusive = FileOpenOptions(rawValue: 2)
  /// O_TRUNC: empties the file. Needs write access.
  public static let truncate = FileOpenOptions(rawValue: 4)
}
