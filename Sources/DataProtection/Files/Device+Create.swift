extension Device {
  /// Makes a file, its key in memory; leaves no name when it fails.
  ///
  /// The class is the explicit one, else the directory's. An explicit class is honoured or the
  /// create fails; an inherited one may be replaced by one that has a key (C14).
  mutating func makeFile(
    _ name: Name, in directory: UInt32, explicit: ProtectionClass?
  ) throws(PosixError) -> UInt32 {
    let id = volume.allocate(newFile(try classOfNewFile(explicit, in: directory)))
    volume.link(id, as: name, in: directory)
    volume.nodes[directory].modified = state.now
    return id
  }

  /// Settles the class of a new file and wraps its key: EPERM, EINVAL or ENOSPC.
  mutating func classOfNewFile(
    _ explicit: ProtectionClass?, in directory: UInt32
  ) throws(PosixError) -> ProtectionClass {
    guard volume.nodeCount < DeviceLimits.files else { throw .noSpace }
    try requireAllowed(explicit)
    let wanted = explicit ?? volume.nodes[directory].protection
    if wrapNewKey(wanted) { return wanted }
    guard explicit == nil, profile[.inheritedClassWithoutKey] else { throw .notPermitted }
    for fallback: ProtectionClass in [.completeUntilFirstUserAuthentication, .none]
    where wrapNewKey(fallback) {
      return fallback
    }
    throw .notPermitted
  }

  package func newFile(_ protection: ProtectionClass) -> Node {
    var node = Node()
    node.kind = .file
    node.protection = protection
    node.wrappedBy = keyBag.classKeys
    node.held = epochs[protection]
    node.modified = state.now
    return node
  }

  /// Makes a directory, with its parent's class. No key is involved.
  @discardableResult
  mutating func addDirectory(_ name: Name, in parent: UInt32) -> UInt32 {
    var node = Node()
    node.kind = .directory
    node.mode = 0o755
    node.modified = state.now
    node.protection = volume.nodes[parent].protection
    let id = volume.allocate(node)
    volume.link(id, as: name, in: parent)
    volume.nodes[parent].modified = state.now
    return id
  }

  /// Makes a directory; its class is its parent's.
  ///
  /// Errors: ESRCH, ENOENT, ENOTDIR, EEXIST, ENOSPC. Never protected.
  public mutating func makeDirectory(_ path: Path) throws(PosixError) {
    try requireProcess()
    let place = try locate(path)
    guard let name = place.name, place.entry == 0 else { throw .exists }
    guard volume.nodeCount < DeviceLimits.files else { throw .noSpace }
    addDirectory(name, in: place.directory)
  }
}
