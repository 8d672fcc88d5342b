extension Device {
  /// Unwraps the key of a file with the class key it was wrapped by, if that is in memory.
  @inline(__always)
  mutating func unwrapKey(of node: Node) -> Bool {
    guard keys.contains(.opening(node.protection)), node.wrappedBy == keyBag.classKeys else {
      return false
    }
    keyWork.unwraps &+= 1
    countAgreement(node.protection)
    return true
  }

  /// Makes and wraps the key of a new file, if the class key that wraps it is in memory.
  @inline(__always)
  mutating func wrapNewKey(_ protection: ProtectionClass) -> Bool {
    guard keys.contains(.creating(protection)) else { return false }
    keyWork.wraps &+= 1
    countAgreement(protection)
    return true
  }

  private mutating func countAgreement(_ protection: ProtectionClass) {
    if protection == .completeUnlessOpen, !profile.readings.contains(.agreementIsFree) {
      keyWork.agreements &+= 1
    }
  }

  /// Makes sure that the key of an open file is in memory: it is there already, or comes back now
  /// that its class key has; EPERM if neither.
  @inline(__always)
  mutating func requireKey(_ id: UInt32) throws(PosixError) {
    let node = volume.nodes[id]
    let epoch = epochs[node.protection]
    if node.held == epoch { return }
    guard unwrapKey(of: node) else { throw .notPermitted }
    volume.nodes[id].held = epoch
  }

  /// A class asked for by name must exist, and be allowed: EINVAL, EPERM.
  func requireAllowed(_ protection: ProtectionClass?) throws(PosixError) {
    guard let protection, !profile.readings.isEmpty else { return }
    if protection == .completeWhenUserInactive, profile.readings.contains(.noInactiveClass) {
      throw .invalid
    }
    if protection == .complete, profile.readings.contains(.completeNeedsEntitlement),
      application.entitlement == nil
    {
      throw .notPermitted
    }
  }
}
