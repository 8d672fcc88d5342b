extension FileSystem {
  @inline(__always)
  mutating func open(
    _ path: DevicePath, _ access: FileAccess = .read, _ options: FileOpenOptions = [],
    protection: ProtectionClass? = nil, in context: FileContext
  ) throws(PosixError) -> DeviceHandle {
    guard !access.isEmpty, access.contains(.write) || !options.contains(.truncate) else {
      throw .invalid
    }
    guard volume.openCount < DeviceLimits.handles else { throw .tooManyHandles }
    let place = try locate(path)
    guard let name = place.name else { throw .isDirectory }
    guard place.entry != 0 else {
      guard options.contains(.create) else { throw .noEntry }
      try requireWritable(place.directory)
      let id = try makeFile(
        name, at: place.directory, explicit: protection, in: context)
      return volume.openSlot(id, access, isMapping: false)
    }
    if options.isSuperset(of: [.create, .exclusive]) { throw .exists }
    let id = volume.entries[place.entry].node
    try openExisting(id, access, truncating: options.contains(.truncate), in: context)
    return volume.openSlot(id, access, isMapping: false)
  }

  mutating func create(
    _ path: DevicePath, protection: ProtectionClass? = nil, in context: FileContext
  ) throws(PosixError) -> DeviceHandle {
    try open(path, .readWrite, [.create, .exclusive], protection: protection, in: context)
  }

  /// Everything an open does to a file that is there, short of taking a slot.
  @inline(__always)
  mutating func openExisting(
    _ id: UInt32, _ access: FileAccess, truncating: Bool, in context: FileContext
  ) throws(PosixError) {
    let node = volume.nodes[id]
    guard node.kind == .file else { throw .isDirectory }
    try requireMode(node, access)
    guard unwrapKey(of: node, in: context) else { throw .notPermitted }
    volume.nodes[id].held = epochs[node.protection]
    if truncating { truncate(id, to: 0, in: context) }
  }

  package mutating func truncate(_ id: UInt32, to size: Int, in context: FileContext) {
    volume.markDirty(id)
    volume.changeContent(id) { $0.resize(to: size) }
    volume.nodes[id].modified = context.now
  }

  @inline(__always)
  mutating func close(_ handle: DeviceHandle) throws(PosixError) {
    guard volume.node(of: handle) != 0 else { throw .badHandle }
    volume.closeSlot(handle.slot)
  }

  /// Whether the handle is still open.
  func isOpen(_ handle: DeviceHandle) -> Bool { volume.node(of: handle) != 0 }
}
