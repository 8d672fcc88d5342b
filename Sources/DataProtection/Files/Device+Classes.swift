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
      return
    }
    if node.protection == protection || node.mode & 0o200 == 0 { return }
    guard unwrapKey(of: node), wrapNewKey(protection) else { throw .notPermitted }
    volume.nodes[id].protection = protection
    volume.nodes[id].wrappedBy = keyBag.classKeys
    volume.nodes[id].held = node.opens > 0 ? epochs[protection] : 0
  }
}
