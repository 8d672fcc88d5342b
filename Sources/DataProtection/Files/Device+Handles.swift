extension Device {
  /// The file behind a handle that was opened for `access`, its key in memory.
  @inline(__always)
  private mutating func requireFile(
    _ handle: Handle, _ access: Access
  ) throws(PosixError) -> UInt32 {
    try requireProcess()
    let id = volume.node(of: handle)
    guard id != 0, volume.slots[handle.slot].access.contains(access) else { throw .badHandle }
    return id
  }

  /// Reads up to `count` bytes at an offset, or from where the handle stands and moves it on.
  ///
  /// Errors: ESRCH, EBADF, EINVAL; EPERM when the file key was evicted and cannot come back yet.
  /// The handle is not spoiled: the same read works again after unlock.
  public mutating func read(
    _ handle: Handle, at offset: Int? = nil, count: Int
  ) throws(PosixError) -> [UInt8] {
    let id = try requireFile(handle, .read)
    guard count >= 0, offset ?? 0 >= 0 else { throw .invalid }
    try requireKey(id)
    let start = offset ?? Int(truncatingIfNeeded: volume.slots[handle.slot].position)
    let bytes = volume.payloads[id].content.read(at: start, count: count)
    if offset == nil { volume.slots[handle.slot].position = UInt64(start + bytes.count) }
    return bytes
  }

  /// Writes at an offset, or where the handle stands and moves it on; returns how many bytes.
  ///
  /// Errors: ESRCH, EBADF, EINVAL, EFBIG; EPERM as for `read`. A failed write changes nothing.
  @discardableResult
  public mutating func write(
    _ handle: Handle, at offset: Int? = nil, _ bytes: [UInt8]
  ) throws(PosixError) -> Int {
    let id = try requireFile(handle, .write)
    let start = offset ?? Int(truncatingIfNeeded: volume.slots[handle.slot].position)
    guard start >= 0 else { throw .invalid }
    guard start <= DeviceLimits.fileBytes - bytes.count else { throw .tooLarge }
    try requireKey(id)
    volume.markDirty(id)
    volume.payloads[id].content.write(bytes, at: start)
    volume.nodes[id].modified = state.now
    if offset == nil { volume.slots[handle.slot].position = UInt64(start + bytes.count) }
    return bytes.count
  }

  /// Sets the length of a file; extends with zeros.
  ///
  /// Errors: ESRCH, EBADF, EINVAL, EFBIG; EPERM as for `read`.
  public mutating func truncate(_ handle: Handle, to size: Int) throws(PosixError) {
    let id = try requireFile(handle, .write)
    guard size >= 0 else { throw .invalid }
    guard size <= DeviceLimits.fileBytes else { throw .tooLarge }
    try requireKey(id)
    truncate(id, to: size)
  }

  /// Moves the place where the next sequential read or write begins. Errors: ESRCH, EBADF, EINVAL.
  public mutating func seek(_ handle: Handle, to offset: Int) throws(PosixError) {
    try requireProcess()
    guard volume.node(of: handle) != 0 else { throw .badHandle }
    guard offset >= 0 else { throw .invalid }
    volume.slots[handle.slot].position = UInt64(offset)
  }

  /// Writes a file's bytes to disk. Errors: ESRCH, EBADF; EPERM as for `read`.
  public mutating func synchronize(_ handle: Handle) throws(PosixError) {
    try requireProcess()
    let id = volume.node(of: handle)
    guard id != 0 else { throw .badHandle }
    try requireKey(id)
    volume.markClean(id)
  }
}

// MARK: Mappings

extension Device {
  /// Maps a file that is open for reading; the mapping outlives the handle.
  ///
  /// Errors: ESRCH, EBADF, ENFILE; EPERM as for `read`, and for class B while locked if knob C3
  /// says so.
  public mutating func map(_ handle: Handle) throws(PosixError) -> Mapping {
    let id = try requireFile(handle, .read)
    guard volume.openCount < DeviceLimits.handles else { throw .tooManyHandles }
    try requireKey(id)
    if profile[.mapUnlessOpenWhileLocked], !keys.contains(.unlessOpenPrivate),
      volume.nodes[id].protection == .completeUnlessOpen
    {
      throw .notPermitted
    }
    return Mapping(volume.openSlot(id, [], isMapping: true))
  }

  /// Reads mapped memory. Without the file key the application dies: there is no error to catch.
  ///
  /// Errors: ESRCH, EBADF, EINVAL.
  public mutating func touch(
    _ mapping: Mapping, at offset: Int = 0, count: Int = 1
  ) throws(PosixError) -> TouchOutcome {
    try requireProcess()
    let id = volume.node(of: mapping.handle, isMapping: true)
    guard id != 0 else { throw .badHandle }
    guard offset >= 0, count >= 0 else { throw .invalid }
    do { try requireKey(id) } catch {
      application.stop()
      volume.closeAll()
      return .processDied
    }
    return .bytes(volume.payloads[id].content.read(at: offset, count: count))
  }

  /// Ends a mapping. Errors: ESRCH, EBADF.
  public mutating func unmap(_ mapping: Mapping) throws(PosixError) {
    try requireProcess()
    guard volume.node(of: mapping.handle, isMapping: true) != 0 else { throw .badHandle }
    volume.closeSlot(mapping.handle.slot)
  }
}
