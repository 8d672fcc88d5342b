// Names, copies and directories.
extension Device {
  /// Removes a file's name; the file goes with its last name and last handle.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EISDIR, EACCES. Never EPERM.
  public mutating func delete(_ path: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.delete(path, in: context)
  }

  /// `removeItem`: removes a file's name, or a directory and all in it.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR; EINVAL for the container; EACCES where a directory may not be
  /// emptied, and then nothing is removed (a device may have removed what came before it). Never
  /// EPERM. Cost grows with what is in the directory.
  public mutating func removeTree(_ path: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.removeTree(path, in: context)
  }

  /// `moveItem`: moves a file or directory to a name that is free. The class stays.
  ///
  /// Errors: EEXIST, also where the source is not there; else those of `rename`.
  public mutating func move(_ source: DevicePath, to target: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    guard !exists(target) else { throw .exists }
    try files.rename(source, to: target, in: context)
  }

  /// rename(2): moves a file or directory, over an existing file or empty directory too. The class
  /// stays.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EISDIR, ENOTEMPTY, EACCES; EINVAL for a directory moved into
  /// itself; ENAMETOOLONG where something in it would lie deeper than
  /// `DeviceLimits.pathComponents`. Moving a directory to a deeper place costs a look at all that
  /// is in it. The mode of the directory that is moved is not asked.
  public mutating func rename(_ source: DevicePath, to target: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.rename(source, to: target, in: context)
  }

  /// Gives a file a second name. Errors: those of `clone`, never EPERM.
  public mutating func link(_ source: DevicePath, to target: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.link(source, to: target, in: context)
  }

  /// `clonefile`: shares bytes, key and class with the source. Whether an unreadable file can be
  /// cloned is unknown (C4).
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EISDIR, EEXIST, EACCES, ENOSPC; EPERM by assumption.
  public mutating func clone(_ source: DevicePath, to target: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.clone(source, to: target, in: context)
  }

  /// `copyItem` by reading and writing: needs the source's key. The class is the source's, or the
  /// directory's (C13).
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EISDIR, EEXIST, EACCES, ENOSPC, EINVAL; EPERM when the source
  /// cannot be read or the copy cannot be made.
  public mutating func copy(_ source: DevicePath, to target: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.copy(source, to: target, in: context)
  }

  /// `Data.write(.atomic)`: makes a file beside the target and renames it over. Needs no key of
  /// the old file, whose bytes and class are gone; its mode stays.
  ///
  /// The class is the explicit one, else the directory's. Errors: ESRCH, ENOENT, ENOTDIR, EISDIR,
  /// ENOSPC, EFBIG, EINVAL; EPERM as for a create, the old file untouched.
  public mutating func replace(
    _ path: DevicePath, with bytes: [UInt8], protection: ProtectionClass? = nil
  ) throws(PosixError) {
    let context = try requireFileContext()
    try files.replace(path, with: bytes, protection: protection, in: context)
  }

  /// Makes a directory; its class is its parent's.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EEXIST, ENOSPC. Never protected.
  public mutating func makeDirectory(_ path: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.makeDirectory(path, in: context)
  }

  /// Removes an empty directory.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, ENOTEMPTY; EINVAL for the container.
  public mutating func removeDirectory(_ path: DevicePath) throws(PosixError) {
    let context = try requireFileContext()
    try files.removeDirectory(path, in: context)
  }

  /// The names in a directory, in byte order. Errors: ESRCH, ENOENT, ENOTDIR.
  public func list(_ path: DevicePath) throws(PosixError) -> [String] {
    try requireProcess()
    return try files.list(path)
  }
}
