// Open files and mappings.
extension Device {
  /// Opens a file, or creates it.
  ///
  /// An open that does not create unwraps the file key anew, even when another handle has it
  /// (`cp_check_access` in the kernel's HFS driver). `protection` counts only for a create.
  /// Errors: ESRCH, ENOENT, ENOTDIR, EISDIR, EEXIST, EINVAL, EACCES, ENFILE, ENOSPC; EPERM when
  /// the class key is not in memory.
  public mutating func open(
    _ path: DevicePath, _ access: FileAccess = .read, _ options: FileOpenOptions = [],
    protection: ProtectionClass? = nil
  ) throws(PosixError) -> DeviceHandle {
    let context = try requireFileContext()
    return try files.open(path, access, options, protection: protection, in: context)
  }

  /// Makes a new file and opens it for reading and writing; EEXIST if the name is taken.
  public mutating func create(
    _ path: DevicePath, protection: ProtectionClass? = nil
  ) throws(PosixError) -> DeviceHandle {
    let context = try requireFileContext()
    return try files.create(path, protection: protection, in: context)
  }

  /// Reads up to `count` bytes at an offset, or from where the handle stands and moves it on.
  ///
  /// Errors: ESRCH, EBADF, EINVAL; EPERM when the file key was evicted and cannot come back yet.
  /// The handle is not spoiled: the same read works again after unlock.
  public mutating func read(
    _ handle: DeviceHandle, at offset: Int? = nil, count: Int
  ) throws(PosixError) -> [UInt8] {
    let context = try requireFileContext()
    return try files.read(handle, at: offset, count: count, in: context)
  }

  /// Writes at an offset, or where the handle stands and moves it on; returns how many bytes.
  ///
  /// Errors: ESRCH, EBADF, EINVAL, EFBIG; EPERM as for `read`. A failed write changes nothing.
  @discardableResult
  public mutating func write(
    _ handle: DeviceHandle, at offset: Int? = nil, _ bytes: [UInt8]
  ) throws(PosixError) -> Int {
    let context = try requireFileContext()
    return try files.write(handle, at: offset, bytes, in: context)
  }

  /// Sets the length of a file; extends with zeros.
  ///
  /// Errors: ESRCH, EBADF, EINVAL, EFBIG; EPERM as for `read`.
  public mutating func truncate(_ handle: DeviceHandle, to size: Int) throws(PosixError) {
    let context = try requireFileContext()
    try files.truncate(handle, to: size, in: context)
  }

  /// Moves the place where the next sequential read or write begins. Errors: ESRCH, EBADF, EINVAL.
  public mutating func seek(_ handle: DeviceHandle, to offset: Int) throws(PosixError) {
    try requireProcess()
    try files.seek(handle, to: offset)
  }

  /// Moves the place of the next sequential access to the end. Errors: ESRCH, EBADF. Never EPERM,
  /// as the length is metadata.
  public mutating func seekToEnd(_ handle: DeviceHandle) throws(PosixError) {
    try requireProcess()
    try files.seekToEnd(handle)
  }

  /// Writes a file's bytes to disk. Errors: ESRCH, EBADF; EPERM as for `read`.
  public mutating func synchronize(_ handle: DeviceHandle) throws(PosixError) {
    let context = try requireFileContext()
    try files.synchronize(handle, in: context)
  }

  /// Closes a handle; the last close of a class B file ends access until the next unlock.
  ///
  /// Errors: ESRCH, EBADF.
  public mutating func close(_ handle: DeviceHandle) throws(PosixError) {
    try requireProcess()
    try files.close(handle)
  }

  /// Maps a file that is open for reading; the mapping outlives the handle.
  ///
  /// Errors: ESRCH, EBADF, ENFILE; EPERM as for `read`, and for class B while locked if C3
  /// says so.
  public mutating func map(_ handle: DeviceHandle) throws(PosixError) -> DeviceMapping {
    let context = try requireFileContext()
    return try files.map(handle, in: context)
  }

  /// Reads mapped memory. Without the file key the process dies: there is no error to catch.
  ///
  /// Errors: ESRCH, EBADF, EINVAL.
  public mutating func touch(
    _ mapping: DeviceMapping, at offset: Int = 0, count: Int = 1
  ) throws(PosixError) -> TouchOutcome {
    let context = try requireFileContext()
    let outcome = try files.touch(mapping, at: offset, count: count, in: context)
    if outcome == .processDied {
      switch asking {
      case .application: application.stop()
      case .appExtension: application.stopExtension()
      }
    }
    return outcome
  }

  /// Ends a mapping. Errors: ESRCH, EBADF.
  public mutating func unmap(_ mapping: DeviceMapping) throws(PosixError) {
    try requireProcess()
    try files.unmap(mapping)
  }
}
