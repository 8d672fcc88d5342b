extension ArchiveFile {
  /// Makes the file, with its first value. A file that exists is left alone, and is an error.
  ///
  /// - Throws: `ArchiveFileError`, at `.create` if the name is taken; no file is made then.
  public func create(_ value: Value) throws {
    let bytes = try at(.encode) { try encodeChecked(value) }
    let newPath = uniqueNewPath()
    defer { discard(newPath) }
    try writeBeside(bytes, value, newPath)
    let unlock = try lock(newPath, seconds: 0)
    defer { unlock() }
    try at(.create) { try operations.link(newPath, path) }
    do {
      try operations.flushDirectory(SystemFile.directory(of: path))
    } catch {
      // The name may not survive a power cut, and nobody has updated the file: the lock is held.
      discard(path)
      throw ArchiveFileError(
        step: .flushDirectory, path: path, reason: error, originalKeptAt: nil)
    }
  }
}
