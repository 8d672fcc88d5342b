public import KeyedArchive

/// A file that holds one archive, replaced only by a newer one that has been read back.
///
/// Old bytes are given up last: the new ones are written beside the file, flushed, read back and
/// decoded before they take its name. A process that is killed at any point leaves the whole old or
/// the whole new bytes under the name; a file beside it with the suffix `.new` or `.previous` may
/// stay and is removed by the next update.
public struct ArchiveFile<Value: Equatable>: Sendable {
  /// Where the file is. A symbolic link is refused, because a rename would replace the link.
  public let path: String
  /// Every form the file may have.
  public let versions: ArchiveVersions<Value>
  /// What a reader allows.
  public var policy = ArchivePolicy.standard
  /// The file system.
  public var operations = ArchiveFileOperations.system

  private let version: @Sendable (ArchiveGraph) throws -> Int
  private let encode: @Sendable (Value) throws -> [UInt8]

  /// A file at `path`.
  ///
  /// - Parameter version: finds the version of an archive without decoding the rest.
  /// - Parameter encode: writes a value as `versions.newest`.
  public init(
    path: String, versions: ArchiveVersions<Value>,
    version: @escaping @Sendable (ArchiveGraph) throws -> Int,
    encode: @escaping @Sendable (Value) throws -> [UInt8]
  ) {
    self.path = path
    self.versions = versions
    self.version = version
    self.encode = encode
  }

  /// The value in the file, in its newest form. Nothing is written.
  ///
  /// - Throws: `ArchiveFileError` at `.read` or `.decode`.
  public func read() throws -> Value {
    let bytes = try at(.read) { try operations.read(path, policy.limits.inputBytes) }
    return try at(.decode) { try decode(bytes) }
  }

  /// Replaces the value in the file, and returns the new one. A file whose bytes would not change
  /// is left alone; one of an older version is brought to the newest.
  ///
  /// - Throws: `ArchiveFileError`; the file then has the bytes it had before.
  @discardableResult
  public func update(_ change: (inout Value) throws -> Void) throws -> Value {
    let original = try at(.read) { try operations.read(path, policy.limits.inputBytes) }
    var value = try at(.decode) { try decode(original) }
    try at(.change) { try change(&value) }
    let replacement = try at(.encode) { try encodeChecked(value) }
    guard replacement != original else { return value }
    do {
      try writeBeside(replacement, value)
      try at(.recheck) {
        guard try operations.read(path, policy.limits.inputBytes) == original else {
          throw Mismatch(what: "the file has other bytes than when the update began")
        }
      }
      try replace()
    } catch {
      discard(newPath)
      throw error
    }
    return value
  }
}

// MARK: Steps

extension ArchiveFile {
  /// What was written, read or kept is not what was expected.
  struct Mismatch: Error, CustomStringConvertible {
    let what: String
    var description: String { what }
  }

  var newPath: String { path + ".new" }
  var previousPath: String { path + ".previous" }

  private func decode(_ bytes: [UInt8]) throws -> Value {
    let graph = try ArchiveGraph(bytes, policy: policy)
    return try versions.value(of: graph, version: version(graph))
  }

  private func encodeChecked(_ value: Value) throws -> [UInt8] {
    let bytes = try encode(value)
    guard try decode(bytes) == value else {
      throw Mismatch(what: "the encoded value does not decode to an equal one")
    }
    return bytes
  }

  private func writeBeside(_ bytes: [UInt8], _ value: Value) throws {
    try at(.write) {
      try operations.remove(newPath)
      try operations.write(newPath, bytes, path)
    }
    try at(.flush) { try operations.flush(newPath) }
    try at(.verify) {
      let readBack = try operations.read(newPath, policy.limits.inputBytes)
      guard readBack == bytes else { throw Mismatch(what: "other bytes came back") }
      guard try decode(readBack) == value else { throw Mismatch(what: "another value came back") }
    }
  }

  private func replace() throws {
    try at(.keep) {
      try operations.remove(previousPath)
      try operations.link(path, previousPath)
    }
    do {
      try at(.rename) { try operations.rename(newPath, path) }
    } catch {
      discard(previousPath)
      throw error
    }
    do {
      try operations.flushDirectory(directory)
    } catch {
      throw putBack(error)
    }
    // The update has happened: a second name that stays is removed by the next one.
    discard(previousPath)
  }

  private var directory: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The new name may not survive a power cut, so the old bytes get it back.
  private func putBack(_ reason: any Error) -> ArchiveFileError {
    do {
      try operations.rename(previousPath, path)
      return ArchiveFileError(
        step: .flushDirectory, path: path, reason: reason, originalKeptAt: nil)
    } catch {
      return ArchiveFileError(
        step: .flushDirectory, path: path, reason: reason, originalKeptAt: previousPath)
    }
  }

  /// Removes a file beside; one that stays does no harm.
  private func discard(_ path: String) {
    do { try operations.remove(path) } catch {}
  }

  private func at<Result>(
    _ step: ArchiveFileError.Step, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw ArchiveFileError(step: step, path: path, reason: error, originalKeptAt: nil)
    }
  }
}
