extension Device {
  /// `copyItem` by reading and writing: needs the source's key. The class is the source's, or the
  /// directory's (C13).
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EISDIR, EEXIST, EACCES, ENOSPC, EINVAL; EPERM when the source
  /// cannot be read or the copy cannot be made.
  public mutating func copy(_ source: Path, to target: Path) throws(PosixError) {
    try requireProcess()
    let id = try requireNode(source)
    let to = try locate(target)
    guard let name = to.name, to.entry == 0 else { throw .exists }
    let node = volume.nodes[id]
    guard node.kind == .file else { throw .isDirectory }
    try requireMode(node, .read)
    guard unwrapKey(of: node) else { throw .notPermitted }
    let explicit = profile[.classOfCopy] ? nil : node.protection
    let made = try makeFile(name, in: to.directory, explicit: explicit)
    volume.markDirty(made)
    volume.payloads[made] = volume.payloads[id]
    volume.nodes[made].mode = node.mode
    volume.nodes[made].held = 0
  }

  /// `clonefile`: shares bytes, key and class with the source. Whether an unreadable file can be
  /// cloned is unknown (C4).
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EISDIR, EEXIST, ENOSPC; EPERM by knob.
  public mutating func clone(_ source: Path, to target: Path) throws(PosixError) {
    try requireProcess()
    let id = try requireNode(source)
    let to = try locate(target)
    guard let name = to.name, to.entry == 0 else { throw .exists }
    var node = volume.nodes[id]
    guard node.kind == .file else { throw .isDirectory }
    guard volume.nodeCount < DeviceLimits.files else { throw .noSpace }
    if profile[.cloneUnreadable], !unwrapKey(of: node) { throw .notPermitted }
    let onDisk =
      node.dirty == 0 ? volume.payloads[id].content : volume.dirty[node.dirty - 1].onDisk
    let wasDirty = node.dirty != 0
    node.links = 0
    node.opens = 0
    node.held = 0
    node.dirty = 0
    let made = volume.allocate(node)
    volume.link(made, as: name, in: to.directory)
    volume.payloads[made] = volume.payloads[id]
    if wasDirty {
      volume.dirty.append(DirtyFile(node: made, onDisk: onDisk))
      volume.nodes[made].dirty = UInt32(volume.dirty.count)
    }
    volume.nodes[to.directory].modified = state.now
  }

  /// `Data.write(.atomic)`: makes a file beside the target and renames it over. Needs no key of
  /// the old file, whose bytes and class are gone; its mode stays.
  ///
  /// The class is the explicit one, else the directory's. Errors: ESRCH, ENOENT, ENOTDIR, EISDIR,
  /// ENOSPC, EFBIG, EINVAL; EPERM as for a create, the old file untouched.
  public mutating func replace(
    _ path: Path, with bytes: [UInt8], protection: ProtectionClass? = nil
  ) throws(PosixError) {
    try requireProcess()
    let place = try locate(path)
    guard let name = place.name else { throw .isDirectory }
    guard bytes.count <= DeviceLimits.fileBytes else { throw .tooLarge }
    let old = place.entry == 0 ? 0 : volume.entries[place.entry].node
    guard old == 0 || volume.nodes[old].kind == .file else { throw .isDirectory }
    let settled = try classOfNewFile(protection, in: place.directory)
    let made = volume.allocate(newFile(settled))
    volume.nodes[made].held = 0
    if old != 0 { volume.nodes[made].mode = volume.nodes[old].mode }
    volume.markDirty(made)
    volume.payloads[made].content = FileContent(bytes)
    if place.entry != 0 { volume.unlink(place.entry, in: place.directory) }
    volume.link(made, as: name, in: place.directory)
    volume.nodes[place.directory].modified = state.now
  }
}

// MARK: Whole files

extension Device {
  /// `Data(contentsOf:)`: open, read all, close. Errors: those of `open`.
  public mutating func contents(of path: Path) throws(PosixError) -> [UInt8] {
    let handle = try open(path)
    defer { closeQuietly(handle) }
    return try read(handle, at: 0, count: DeviceLimits.fileBytes)
  }

  /// `Data.write(to:)` without `.atomic`: open for truncation, write, close. A file that is there
  /// keeps its class. Errors: those of `open` and `write`.
  public mutating func write(
    _ bytes: [UInt8], to path: Path, protection: ProtectionClass? = nil
  ) throws(PosixError) {
    let handle = try open(path, .write, [.create, .truncate], protection: protection)
    defer { closeQuietly(handle) }
    try write(handle, at: 0, bytes)
  }

  private mutating func closeQuietly(_ handle: Handle) {
    if isOpen(handle) { volume.closeSlot(handle.slot) }
  }
}
