extension FileSystem {
  /// Unwraps the key of a file with the class key it was wrapped by, if that is in memory.
  @inline(__always)
  mutating func unwrapKey(of node: Node, in context: FileContext) -> Bool {
    guard context.keys.contains(.opening(node.protection)), node.wrappedBy == context.classKeys
    else {
      return false
    }
    work.unwraps &+= 1
    countAgreement(node.protection, in: context)
    return true
  }

  /// Makes and wraps the key of a new file, if the class key that wraps it is in memory.
  @inline(__always)
  mutating func wrapNewKey(_ protection: ProtectionClass, in context: FileContext) -> Bool {
    guard context.keys.contains(.creating(protection)) else { return false }
    work.wraps &+= 1
    countAgreement(protection, in: context)
    return true
  }

  private mutating func countAgreement(_ protection: ProtectionClass, in context: FileContext) {
    if protection == .completeUnlessOpen, !context.readings.contains(.agreementIsFree) {
      work.agreements &+= 1
    }
  }

  /// Makes sure that the key of an open file is in memory: it is there already, or comes back now
  /// that its class key has; EPERM if neither.
  @inline(__always)
  mutating func requireKey(_ id: UInt32, in context: FileContext) throws(PosixError) {
    let node = volume.nodes[id]
    let epoch = epochs[node.protection]
    if node.held == epoch { return }
    guard unwrapKey(of: node, in: context) else { throw .notPermitted }
    volume.nodes[id].held = epoch
  }

  /// A class asked for by name must exist, and be allowed: EINVAL, EPERM.
  func requireAllowed(_ protection: ProtectionClass?, in context: FileContext) throws(PosixError) {
    guard let protection, !context.readings.isEmpty else { return }
    if protection == .completeWhenUserInactive, context.readings.contains(.noInactiveClass) {
      throw .invalid
    }
    if protection == .complete, context.readings.contains(.completeNeedsEntitlement),
      context.entitlement == nil
    {
      throw .notPermitted
    }
  }
}
