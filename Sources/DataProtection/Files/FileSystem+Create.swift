extension FileSystem {
  /// Makes a file, its key in memory; leaves no name when it fails.
  ///
  /// The class is the explicit one, else the directory's. An explicit class is honoured or the
  /// create fails; an inherited one may be replaced by one that has a key (C14).
  mutating func makeFile(
    _ name: DevicePath.Name, at directory: UInt32, explicit: ProtectionClass?,
    in context: FileContext
  ) throws(PosixError) -> UInt32 {
    let id = volume.allocate(
      newFile(
        try classOfNewFile(explicit, at: directory, in: context), in: context))
    volume.link(id, as: name, in: directory)
    volume.nodes[directory].modified = context.now
    return id
  }

  /// Settles the class of a new file and wraps its key: EPERM, EINVAL or ENOSPC.
  mutating func classOfNewFile(
    _ explicit: ProtectionClass?, at directory: UInt32, in context: FileContext
  ) throws(PosixError) -> ProtectionClass {
    guard volume.nodeCount < DeviceLimits.files else { throw .noSpace }
    try requireAllowed(explicit, in: context)
    let wanted = explicit ?? volume.nodes[directory].protection
    if wrapNewKey(wanted, in: context) { return wanted }
    guard explicit == nil, context[.inheritedClassWithoutKey] else { throw .notPermitted }
    for fallback: ProtectionClass in [.completeUntilFirstUserAuthentication, .none]
    where wrapNewKey(fallback, in: context) {
      return fallback
    }
    throw .notPermitted
  }

  package func newFile(_ protection: ProtectionClass, in context: FileContext) -> Node {
    var node = Node()
    node.kind = .file
    node.protection = protection
    node.wrappedBy = context.classKeys
    node.held = epochs[protection]
    node.modified = context.now
    return node
  }

  /// Makes a directory, with its parent's class. No key is involved.
  @discardableResult
  mutating func addDirectory(
    _ name: DevicePath.Name, at parent: UInt32, in context: FileContext
  ) -> UInt32 {
    var node = Node()
    node.kind = .directory
    node.mode = 0o755
    node.modified = context.now
    node.protection = volume.nodes[parent].protection
    let id = volume.allocate(node)
    volume.link(id, as: name, in: parent)
    volume.nodes[parent].modified = context.now
    return id
  }

  mutating func makeDirectory(_ path: DevicePath, in context: FileContext) throws(PosixError) {
    let place = try locate(path)
    guard let name = place.name, place.entry == 0 else { throw .exists }
    try requireWritable(place.directory)
    guard volume.nodeCount < DeviceLimits.files else { throw .noSpace }
    addDirectory(name, at: place.directory, in: context)
  }
}
