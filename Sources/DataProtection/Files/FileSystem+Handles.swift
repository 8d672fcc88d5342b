extension FileSystem {
  /// The file behind a handle that was opened for `access`, its key in memory.
  @inline(__always)
  private mutating func requireFile(
    _ handle: DeviceHandle, _ access: FileAccess
  ) throws(PosixError) -> UInt32 {
    let id = volume.node(of: handle)
    guard id != 0, volume.slots[handle.slot].access.contains(access) else { throw .badHandle }
    return id
  }

  @inline(__always)
  mutating func read(
    _ handle: DeviceHandle, at offset: Int? = nil, count: Int, in context: FileContext
  ) throws(PosixError) -> [UInt8] {
    let id = try requireFile(handle, .read)
    guard count >= 0, offset ?? 0 >= 0 else { throw .invalid }
    try requireKey(id, in: context)
    let start = offset ?? Int(truncatingIfNeeded: volume.slots[handle.slot].position)
    let bytes = volume.payloads[id].content.read(at: start, count: count)
    if offset == nil { volume.slots[handle.slot].position = UInt64(start + bytes.count) }
    return bytes
  }

  @inline(__always)
  @discardableResult
  mutating func write(
    _ handle: DeviceHandle, at offset: Int? = nil, _ bytes: [UInt8], in context: FileContext
  ) throws(PosixError) -> Int {
    let id = try requireFile(handle, .write)
    let start = offset ?? Int(truncatingIfNeeded: volume.slots[handle.slot].position)
    guard start >= 0 else { throw .invalid }
    guard start <= DeviceLimits.fileBytes - bytes.count else { throw .tooLarge }
    try requireKey(id, in: context)
    try volume.requireSpace(start + bytes.count, inPlaceOf: volume.payloads[id].content.size)
    volume.markDirty(id)
    volume.changeContent(id) { $0.write(bytes, at: start) }
    volume.nodes[id].modified = context.now
    if offset == nil { volume.slots[handle.slot].position = UInt64(start + bytes.count) }
    return bytes.count
  }

  mutating func truncate(_ handle: DeviceHandle, to size: Int, in context: FileContext)
    throws(PosixError)
  {
    let id = try requireFile(handle, .write)
    guard size >= 0 else { throw .invalid }
    guard size <= DeviceLimits.fileBytes else { throw .tooLarge }
    try requireKey(id, in: context)
    try volume.requireSpace(size, inPlaceOf: volume.payloads[id].content.size)
    truncate(id, to: size, in: context)
  }

  mutating func seek(_ handle: DeviceHandle, to offset: Int) throws(PosixError) {
    guard volume.node(of: handle) != 0 else { throw .badHandle }
    guard offset >= 0 else { throw .invalid }
    volume.slots[handle.slot].position = UInt64(offset)
  }

  mutating func seekToEnd(_ handle: DeviceHandle) throws(PosixError) {
    let id = volume.node(of: handle)
    guard id != 0 else { throw .badHandle }
    volume.slots[handle.slot].position = UInt64(volume.payloads[id].content.size)
  }

  mutating func synchronize(_ handle: DeviceHandle, in context: FileContext) throws(PosixError) {
    let id = volume.node(of: handle)
    guard id != 0 else { throw .badHandle }
    try requireKey(id, in: context)
    volume.markClean(id)
  }
}

// MARK: Mappings

extension FileSystem {
  mutating func map(_ handle: DeviceHandle, in context: FileContext) throws(PosixError)
    -> DeviceMapping
  {
    let id = try requireFile(handle, .read)
    guard volume.openCount < DeviceLimits.handles else { throw .tooManyHandles }
    try requireKey(id, in: context)
    if context[.mapUnlessOpenWhileLocked], !context.keys.contains(.unlessOpenPrivate),
      volume.nodes[id].protection == .completeUnlessOpen
    {
      throw .notPermitted
    }
    return DeviceMapping(volume.openSlot(id, [], isMapping: true))
  }

  /// Reads mapped memory. Without the file key the application dies: there is no error to catch.
  ///
  /// Errors: ESRCH, EBADF, EINVAL.
  mutating func touch(
    _ mapping: DeviceMapping, at offset: Int = 0, count: Int = 1, in context: FileContext
  ) throws(PosixError) -> TouchOutcome {
    let id = volume.node(of: mapping.handle, isMapping: true)
    guard id != 0 else { throw .badHandle }
    guard offset >= 0, count >= 0 else { throw .invalid }
    do { try requireKey(id, in: context) } catch {
      volume.closeAll(of: volume.asking)
      return .processDied
    }
    return .bytes(volume.payloads[id].content.read(at: offset, count: count))
  }

  mutating func unmap(_ mapping: DeviceMapping) throws(PosixError) {
    guard volume.node(of: mapping.handle, isMapping: true) != 0 else { throw .badHandle }
    volume.closeSlot(mapping.handle.slot)
  }
}
