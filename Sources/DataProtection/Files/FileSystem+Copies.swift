extension FileSystem {
  mutating func copy(_ source: DevicePath, to target: DevicePath, in context: FileContext)
    throws(PosixError)
  {
    let id = try requireNode(source)
    let to = try locate(target)
    guard let name = to.name, to.entry == 0 else { throw .exists }
    let node = volume.nodes[id]
    guard node.kind == .file else { throw .isDirectory }
    try requireMode(node, .read)
    try requireWritable(to.directory)
    guard unwrapKey(of: node, in: context) else { throw .notPermitted }
    try volume.requireSpace(volume.payloads[id].content.size)
    let explicit = context[.classOfCopy] ? nil : node.protection
    let made = try makeFile(name, at: to.directory, explicit: explicit, in: context)
    volume.markDirty(made)
    volume.copyPayload(of: id, to: made)
    volume.nodes[made].mode = node.mode
    volume.nodes[made].held = 0
  }

  mutating func clone(_ source: DevicePath, to target: DevicePath, in context: FileContext)
    throws(PosixError)
  {
    let id = try requireNode(source)
    let to = try locate(target)
    guard let name = to.name, to.entry == 0 else { throw .exists }
    var node = volume.nodes[id]
    guard node.kind == .file else { throw .isDirectory }
    try requireMode(node, .read)
    try requireWritable(to.directory)
    guard volume.nodeCount < DeviceLimits.files else { throw .noSpace }
    try volume.requireSpace(volume.payloads[id].content.size)
    if context[.cloneUnreadable], !unwrapKey(of: node, in: context) { throw .notPermitted }
    let onDisk =
      node.dirty == 0 ? volume.payloads[id].content : volume.dirty[node.dirty - 1].onDisk
    let wasDirty = node.dirty != 0
    node.links = 0
    node.opens = 0
    node.held = 0
    node.dirty = 0
    let made = volume.allocate(node)
    volume.link(made, as: name, in: to.directory)
    volume.copyPayload(of: id, to: made)
    if wasDirty {
      volume.dirty.append(DirtyFile(node: made, onDisk: onDisk))
      volume.nodes[made].dirty = UInt32(volume.dirty.count)
    }
    volume.nodes[to.directory].modified = context.now
  }

  mutating func replace(
    _ path: DevicePath, with bytes: [UInt8], protection: ProtectionClass? = nil,
    in context: FileContext
  ) throws(PosixError) {
    let place = try locate(path)
    guard let name = place.name else { throw .isDirectory }
    guard bytes.count <= DeviceLimits.fileBytes else { throw .tooLarge }
    let old = place.entry == 0 ? 0 : volume.entries[place.entry].node
    guard old == 0 || volume.nodes[old].kind == .file else { throw .isDirectory }
    try requireWritable(place.directory)
    let settled = try classOfNewFile(protection, at: place.directory, in: context)
    try volume.requireSpace(bytes.count)
    let made = volume.allocate(newFile(settled, in: context))
    volume.nodes[made].held = 0
    if old != 0 { volume.nodes[made].mode = volume.nodes[old].mode }
    volume.markDirty(made)
    volume.setContent(made, FileContent(bytes))
    if place.entry != 0 { volume.unlink(place.entry, in: place.directory) }
    volume.link(made, as: name, in: place.directory)
    volume.nodes[place.directory].modified = context.now
  }
}

// MARK: Whole files

extension FileSystem {
  mutating func contents(of path: DevicePath, in context: FileContext) throws(PosixError) -> [UInt8]
  {
    let handle = try open(path, in: context)
    defer { closeQuietly(handle) }
    return try read(handle, at: 0, count: DeviceLimits.fileBytes, in: context)
  }

  mutating func write(
    _ bytes: [UInt8], to path: DevicePath, protection: ProtectionClass? = nil,
    in context: FileContext
  ) throws(PosixError) {
    let handle = try open(path, .write, [.create, .truncate], protection: protection, in: context)
    defer { closeQuietly(handle) }
    try write(handle, at: 0, bytes, in: context)
  }

  private mutating func closeQuietly(_ handle: DeviceHandle) {
    if isOpen(handle) { volume.closeSlot(handle.slot) }
  }
}
