/// What `ArchiveFile` asks of a file system, one closure an operation.
///
/// `system` is the real one. A test replaces a closure to fail, stop or count at that point.
public struct ArchiveFileOperations: Sendable {
  /// Takes the lock of the file that has this name, waiting at most `seconds` for another holder;
  /// the closure that is returned releases it.
  public var lock: @Sendable (_ path: String, _ seconds: Int) throws -> @Sendable () -> Void
  /// The paths of the files in one directory whose paths begin with `prefix`.
  public var names: @Sendable (_ prefix: String) throws -> [String]
  /// The bytes of a file, at most `limit` of them; one more byte is an error (`EFBIG`), and so is
  /// a symbolic link (`ELOOP`).
  public var read: @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]
  /// Makes a file that must not exist, with the permissions of `like` if that exists, and writes
  /// it.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8], _ like: String) throws -> Void
  /// Does not return before the content of a file is on the medium.
  public var flush: @Sendable (_ path: String) throws -> Void
  /// Gives a file a second name, which must not exist.
  public var link: @Sendable (_ path: String, _ newName: String) throws -> Void
  /// Moves a file over another in one step.
  public var rename: @Sendable (_ path: String, _ newName: String) throws -> Void
  /// Does not return before the names in a directory are on the medium.
  public var flushDirectory: @Sendable (_ path: String) throws -> Void
  /// Removes a name; none is not an error.
  public var remove: @Sendable (_ path: String) throws -> Void

  /// Operations of the given kinds.
  public init(
    lock: @escaping @Sendable (_ path: String, _ seconds: Int) throws -> @Sendable () -> Void,
    names: @escaping @Sendable (_ prefix: String) throws -> [String],
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws -> [UInt8],
    write: @escaping @Sendable (_ path: String, _ bytes: [UInt8], _ like: String) throws -> Void,
    flush: @escaping @Sendable (_ path: String) throws -> Void,
    link: @escaping @Sendable (_ path: String, _ newName: String) throws -> Void,
    rename: @escaping @Sendable (_ path: String, _ newName: String) throws -> Void,
    flushDirectory: @escaping @Sendable (_ path: String) throws -> Void,
    remove: @escaping @Sendable (_ path: String) throws -> Void
  ) {
    self.lock = lock
    self.names = names
    self.read = read
    self.write = write
    self.flush = flush
    self.link = link
    self.rename = rename
    self.flushDirectory = flushDirectory
    self.remove = remove
  }
}
