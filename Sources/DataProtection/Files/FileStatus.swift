/// What `stat` says: the same in every state the device runs in.
public struct FileStatus: Hashable, Sendable {
  /// Whether it is a directory.
  public var isDirectory: Bool
  /// Bytes; for a directory, entries.
  public var size: Int
  /// The class of a file; of a directory, the class its new entries take.
  public var protection: ProtectionClass
  /// Names.
  public var links: Int
  /// Mode bits.
  public var mode: UInt16
  /// When its bytes or entries last changed.
  public var modified: Seconds

  /// Names every part.
  public init(
    isDirectory: Bool, size: Int, protection: ProtectionClass, links: Int, mode: UInt16,
    modified: Seconds
  ) {
    self.isDirectory = isDirectory
    self.size = size
    self.protection = protection
    self.links = links
    self.mode = mode
    self.modified = modified
  }
}
