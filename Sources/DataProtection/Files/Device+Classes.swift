extension Device {
  /// `setAttributes([.protectionKey:])`: changes the class of a file, or the label of a directory.
  ///
  /// Setting the class it has is a silent no-op. Else the file is opened for writing: without
  /// write permission nothing happens and nothing is said, and without its key EPERM, which is
  /// Cocoa's 257 and not 513; then the key is wrapped by the new class, EPERM if that has no key.
  /// A failed change changes nothing. Errors: ESRCH, ENOENT, ENOTDIR, EINVAL, EPERM.
  public mutating func setClass(
    _ path: Path, _ protection: ProtectionClass
  ) throws(PosixError) {
    try requireProcess()
    let id = try requireNode(path)
    let node = volume.nodes[id]
    try requireAllowed(protection)
    if node.kind == .directory {
      volume.nodes[id].protection = protection
      if faults.contains(.directoryClassReachesFiles) { relabelFiles(in: id, protection) }
      return
    }
    if node.protection == protection {
      if faults.contains(.sameClassNeedsKey), !hasOpeningKey(id) { throw .notPermitted }
      return
    }
    if node.mode & 0o200 == 0 { return }
    guard canRewrap(node, to: protection) else {
      if faults.contains(.failedSetClassChangesLabel) { volume.nodes[id].protection = protection }
      throw .notPermitted
    }
    volume.nodes[id].protection = protection
    volume.nodes[id].wrappedBy = keyBag.classKeys
    volume.nodes[id].held = node.opens > 0 ? epochs[protection] : 0
  }

  private mutating func canRewrap(_ node: Node, to protection: ProtectionClass) -> Bool {
    if !unwrapKey(of: node), !faults.contains(.setClassWithoutKey) { return false }
    if faults.contains(.convertNeedsUnlock), protection == .completeUnlessOpen,
      !keys.contains(.unlessOpenPrivate)
    {
      return false
    }
    return wrapNewKey(protection)
  }

  private mutating func relabelFiles(in directory: UInt32, _ protection: ProtectionClass) {
    var entry = volume.nodes[directory].first
    while entry != 0 {
      let id = volume.entries[entry].node
      if volume.nodes[id].kind == .file { volume.nodes[id].protection = protection }
      entry = volume.entries[entry].nextSibling
    }
  }
}
