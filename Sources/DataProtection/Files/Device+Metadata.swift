// Metadata, classes and whole files.
extension Device {
  /// Size, class and the rest; the same in every state. Errors: ESRCH, ENOENT, ENOTDIR.
  public func status(of path: DevicePath) throws(PosixError) -> FileStatus {
    try requireProcess()
    return try files.status(of: path)
  }

  /// `setAttributes([.protectionKey:])`: changes the class of a file, or the label of a directory.
  ///
  /// Setting the class it has is a silent no-op. Else the file is opened for writing: without
  /// write permission nothing happens and nothing is said, and without its key EPERM, which is
  /// Cocoa's 257 and not 513; then the key is wrapped by the new class, EPERM if that has no key.
  /// A failed change changes nothing. Errors: ESRCH, ENOENT, ENOTDIR, EINVAL, EPERM.
  public mutating func setClass(
    _ path: DevicePath, _ protection: ProtectionClass
  ) throws(PosixError) {
    let context = try requireFileContext()
    try files.setClass(path, protection, in: context)
  }

  /// Sets the mode bits. Errors: ESRCH, ENOENT, ENOTDIR. Never EPERM.
  public mutating func setMode(_ path: DevicePath, _ mode: UInt16) throws(PosixError) {
    try requireProcess()
    try files.setMode(path, mode)
  }

  /// Sets the modification time. Errors: ESRCH, ENOENT, ENOTDIR. Never EPERM.
  public mutating func setModified(_ path: DevicePath, _ time: Seconds) throws(PosixError) {
    try requireProcess()
    try files.setModified(path, time)
  }

  /// Sets an extended attribute, or removes it with nil.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, ENOSPC, EFBIG. Never EPERM.
  public mutating func setAttribute(
    _ path: DevicePath, _ name: String, _ value: [UInt8]?
  ) throws(PosixError) {
    try requireProcess()
    try files.setAttribute(path, name, value)
  }

  /// `isExcludedFromBackup`: keeps a file, or a directory with all in it, out of backups, or lets
  /// it in again. It is an extended attribute, so a replaced file has lost it.
  ///
  /// Errors: those of `setAttribute`.
  public mutating func setExcludedFromBackup(
    _ path: DevicePath, _ isExcluded: Bool
  ) throws(PosixError) {
    try setAttribute(path, Backup.exclusionAttribute, isExcluded ? [1] : nil)
  }

  /// The extended attributes, by name. Errors: ESRCH, ENOENT, ENOTDIR. Never EPERM.
  public func attributes(of path: DevicePath) throws(PosixError) -> [ExtendedAttribute] {
    try requireProcess()
    return try files.attributes(of: path)
  }

  /// `Data(contentsOf:)`: open, read all, close. Errors: those of `open`.
  public mutating func contents(of path: DevicePath) throws(PosixError) -> [UInt8] {
    let context = try requireFileContext()
    return try files.contents(of: path, in: context)
  }

  /// `Data.write(to:)` without `.atomic`: open for truncation, write, close. A file that is there
  /// keeps its class. Errors: those of `open` and `write`.
  public mutating func write(
    _ bytes: [UInt8], to path: DevicePath, protection: ProtectionClass? = nil
  ) throws(PosixError) {
    let context = try requireFileContext()
    try files.write(bytes, to: path, protection: protection, in: context)
  }

  /// `fileExists`: true for a locked file, so no guard against a locked one.
  ///
  /// False as well when no process runs, and where a directory on the way may not be searched.
  public func exists(_ path: DevicePath) -> Bool { isAskerRunning && reach(path) != nil }

  /// `isReadableFile`, which is access(2): mode bits only, so true for a locked file (a choice).
  public func isReadable(_ path: DevicePath) -> Bool {
    guard isAskerRunning, let id = reach(path) else { return false }
    return files.volume.nodes[id].mode & 0o400 != 0
  }

  /// The node that the application reaches by a path; nil where it reaches none.
  func reach(_ path: DevicePath) -> UInt32? {
    do { return try files.requireNode(path) } catch { return nil }
  }

  /// Whether the bytes on the storage chip are ciphertext: always, but for a literal reading.
  ///
  /// Errors: ENOENT, ENOTDIR, EISDIR.
  public func isEncryptedAtRest(_ path: DevicePath) throws(PosixError) -> Bool {
    let id = try files.requireNode(path)
    guard files.volume.nodes[id].kind == .file else { throw .isDirectory }
    return !(profile.readings.contains(.noneIsPlain) && files.volume.nodes[id].protection == .none)
  }
}
