public import KeyedArchive

/// A file that holds one archive, replaced only by a newer one that has been read back.
///
///     let file = ArchiveFile(
///       path: path, versions: .first(NoteV1.self).next(NoteV2.self) { NoteV2($0) })
///     try file.update { $0.title = "Tea" }
///
/// Old bytes are given up last: the new ones are written beside the file, flushed, read back and
/// decoded before they take its name. A process that is killed at any point leaves the whole old or
/// the whole new bytes under the name. It may leave a second file beside it, whose name is the
/// file's with `.new-` and 16 digits or with `.previous`; the next update removes both.
///
/// Updates of one file, by threads and processes that use `ArchiveFile`, happen one after another,
/// because each holds the file's lock. A change by any other writer is noticed if it happens before
/// the last check, just before the rename.
public struct ArchiveFile<Value: Equatable>: Sendable {
  /// Where the file is. A symbolic link is refused, because a rename would replace the link.
  public let path: String
  /// Every form the file may have.
  public let versions: ArchiveVersions<Value>
  /// What a reader allows.
  public var policy = ArchivePolicy.standard
  /// How long an update waits for another one to end, in seconds.
  public var lockSeconds = 10
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

  /// A file at `path` whose versions are types: the version is the field `schema` of the root, and
  /// what is written is an archive of the newest type.
  public init(path: String, versions: ArchiveVersions<Value>)
  where Value: ArchiveEncodable & ArchiveDecodable & SendableMetatype {
    let newest = versions.newest
    self.init(
      path: path, versions: versions, version: { try versions.version(of: $0) },
      encode: { value in
        try ArchiveEncoder().encode(VersionedObject(value: value, version: newest))
      })
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
  /// Other updates of the file are waited for, at most `lockSeconds`. An update of the same file
  /// inside `change` fails, because it would wait for itself.
  ///
  /// - Throws: `ArchiveFileError`; the file then has the bytes it had before.
  @discardableResult
  public func update(_ change: (inout Value) throws -> Void) throws -> Value {
    let unlock = try lock(path, seconds: lockSeconds)
    defer { unlock() }
    return try updateLocked(change)
  }

  private func updateLocked(_ change: (inout Value) throws -> Void) throws -> Value {
    let original = try at(.read) { try operations.read(path, policy.limits.inputBytes) }
    var value = try at(.decode) { try decode(original) }
    try at(.change) { try change(&value) }
    let replacement = try at(.encode) { try encodeChecked(value) }
    guard replacement != original else { return value }
    let newPath = uniqueNewPath()
    do {
      try removeLeftovers()
      try writeBeside(replacement, value, newPath)
      // Until this update has ended, nobody may start another one from the file that it renames.
      let unlock = try lock(newPath, seconds: 0)
      defer { unlock() }
      try at(.recheck) {
        guard try operations.read(path, policy.limits.inputBytes) == original else {
          throw Mismatch(what: "the file has other bytes than when the update began")
        }
      }
      try replace(newPath)
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

  var previousPath: String { path + ".previous" }
  private var newPathPrefix: String { path + ".new-" }
  private static var newPathDigits: Int { 16 }

  /// A name that no other update uses.
  func uniqueNewPath() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return newPathPrefix + String(repeating: "0", count: Self.newPathDigits - digits.count) + digits
  }

  /// Takes the lock of a file; the result releases it.
  func lock(_ path: String, seconds: Int) throws -> @Sendable () -> Void {
    do {
      return try operations.lock(path, seconds)
    } catch let failure as SystemFailure where failure.call != SystemFile.lockCall {
      throw ArchiveFileError(step: .read, path: path, reason: failure, originalKeptAt: nil)
    } catch {
      throw ArchiveFileError(step: .lock, path: path, reason: error, originalKeptAt: nil)
    }
  }

  private func decode(_ bytes: [UInt8]) throws -> Value {
    let graph = try ArchiveGraph(bytes, policy: policy)
    return try versions.value(of: graph, version: version(graph))
  }

  func encodeChecked(_ value: Value) throws -> [UInt8] {
    let bytes = try encode(value)
    guard try decode(bytes) == value else {
      throw Mismatch(what: "the encoded value does not decode to an equal one")
    }
    return bytes
  }

  /// Removes the new files of updates that were killed; any other would hold the lock.
  private func removeLeftovers() throws {
    try at(.write) {
      for path in try operations.names(newPathPrefix) {
        let digits = path.dropFirst(newPathPrefix.count)
        guard digits.count == Self.newPathDigits, digits.allSatisfy(\.isHexDigit) else { continue }
        try operations.remove(path)
      }
    }
  }

  /// Writes the new bytes under a name of their own, and reads them back.
  func writeBeside(_ bytes: [UInt8], _ value: Value, _ newPath: String) throws {
    try at(.write) { try operations.write(newPath, bytes, path) }
    try at(.flush) { try operations.flush(newPath) }
    try at(.verify) {
      let readBack = try operations.read(newPath, policy.limits.inputBytes)
      guard readBack == bytes else { throw Mismatch(what: "other bytes came back") }
      guard try decode(readBack) == value else { throw Mismatch(what: "another value came back") }
    }
  }

  private func replace(_ newPath: String) throws {
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
      try operations.flushDirectory(SystemFile.directory(of: path))
    } catch {
      throw putBack(error)
    }
    // The update has happened: a second name that stays is removed by the next one.
    discard(previousPath)
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
  func discard(_ path: String) {
    do { try operations.remove(path) } catch {}
  }

  func at<Result>(
    _ step: ArchiveFileError.Step, _ body: () throws -> Result
  ) throws -> Result {
    do {
      return try body()
    } catch {
      throw ArchiveFileError(step: step, path: path, reason: error, originalKeptAt: nil)
    }
  }
}
