extension FileSystem {
  mutating func setClass(
    _ path: DevicePath, _ protection: ProtectionClass, in context: FileContext
  ) throws(PosixError) {
    let id = try requireNode(path)
    let node = volume.nodes[id]
    try requireAllowed(protection, in: context)
    if node.kind == .directory {
      volume.nodes[id].protection = protection
      return
    }
    if node.protection == protection || node.mode & 0o200 == 0 { return }
    guard unwrapKey(of: node, in: context), wrapNewKey(protection, in: context) else {
      throw .notPermitted
    }
    volume.nodes[id].protection = protection
    volume.nodes[id].wrappedBy = context.classKeys
    volume.nodes[id].held = node.opens > 0 ? epochs[protection] : 0
  }
}
