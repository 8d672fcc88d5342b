extension BackupAudit {
  static func findings(for item: AuditItem, _ profile: DeviceProfile) -> [AuditFinding] {
    let accessibility = item.accessibility ?? .unspecified
    if let contradiction = contradiction(item, accessibility, profile) { return [contradiction] }
    return [
      externallyAvailable(item, accessibility, profile),
      alwaysReadable(item, accessibility, profile),
      lostOnAnotherDevice(item, accessibility, profile),
      lostWithPasscode(item, accessibility),
    ].compactMap { $0 }
  }

  private static func contradiction(
    _ item: AuditItem, _ accessibility: KeychainAccessibility, _ profile: DeviceProfile
  ) -> AuditFinding? {
    if item.isSynchronizable && accessibility.isThisDeviceOnly {
      return AuditFinding(
        rule: .contradictoryItem, subject: item.name,
        message: "Synchronizable and \(accessibility.constantName) exclude each other: adding "
          + "the item fails.",
        remedy: "Drop one of the two.", paths: [], evidence: [.documented])
    }
    let unlisted = profile.readings.contains(.afterFirstUnlockUnlisted)
    guard unlisted && accessibility == .afterFirstUnlock else { return nil }
    return AuditFinding(
      rule: .unlistedConstant, subject: item.name,
      message: "The keychain note does not list \(accessibility.constantName).",
      remedy:
        "Use \(accessibility.thisDeviceOnly.constantName), which it recommends for background "
        + "work.", paths: [], evidence: [.documented])
  }

  private static func externallyAvailable(
    _ item: AuditItem, _ accessibility: KeychainAccessibility, _ profile: DeviceProfile
  ) -> AuditFinding? {
    let exits = exits(item, profile)
    guard !exits.paths.isEmpty, !item.mustReachAnotherDevice else { return nil }
    let whole = item.accessibility == nil ? "the default, \(accessibility.constantName)," : nil
    let better = recommended(accessibility, travels: false).constantName
    let stored = "Stored with \(whole ?? accessibility.constantName) it reaches another device"
    return AuditFinding(
      rule: .externallyAvailableItem, subject: item.name,
      message: "\(stored) by \(list(exits.paths.map(name))).",
      remedy: item.isSynchronizable
        ? "Leave kSecAttrSynchronizable out and use \(better)." : "Use \(better).",
      paths: exits.paths, evidence: exits.evidence)
  }

  private static func alwaysReadable(
    _ item: AuditItem, _ accessibility: KeychainAccessibility, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard accessibility.column == .always else { return nil }
    let age = profile.readings.contains(.alwaysIsCurrent) ? "not recommended" : "deprecated"
    let known = recommended(
      accessibility, travels: item.mustReachAnotherDevice && !accessibility.isThisDeviceOnly)
    return AuditFinding(
      rule: .alwaysReadableItem, subject: item.name,
      message:
        "\(accessibility.constantName) is \(age): the device gives the item away without its "
        + "passcode, before the first unlock too.",
      remedy: "Use \(known.constantName) and wait for the first unlock.",
      paths: [.deviceItself], evidence: [.documented])
  }

  /// The constant to use in its place: none that is deprecated, none that travels without need.
  private static func recommended(
    _ accessibility: KeychainAccessibility, travels: Bool
  ) -> KeychainAccessibility {
    let current: KeychainAccessibility =
      accessibility.column == .always ? .afterFirstUnlock : accessibility
    return travels ? current : current.thisDeviceOnly
  }

  private static func lostOnAnotherDevice(
    _ item: AuditItem, _ accessibility: KeychainAccessibility, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard item.mustReachAnotherDevice else { return nil }
    let exits = exits(item, profile).paths
    let lost = BackupKind.allCases.map(AuditPath.init).filter { !exits.contains($0) }
    guard !lost.isEmpty, !exits.contains(.synchronization) else { return nil }
    let bound = accessibility.isThisDeviceOnly || item.hasAccessControl
    return AuditFinding(
      rule: .lostOnAnotherDevice, subject: item.name,
      message: "It has to reach another device and is absent there after a restore from "
        + "\(list(lost.map(name))).",
      remedy: bound
        ? "Make or fetch it anew on the other device, and tell an absent item from a locked one."
        : "Set kSecAttrSynchronizable, or make or fetch it anew when it is proven absent.",
      paths: lost, evidence: evidence(accessibility, lost, profile))
  }

  private static func lostWithPasscode(
    _ item: AuditItem, _ accessibility: KeychainAccessibility
  ) -> AuditFinding? {
    guard accessibility == .whenPasscodeSetThisDeviceOnly, item.mustReachAnotherDevice else {
      return nil
    }
    return AuditFinding(
      rule: .lostWithPasscode, subject: item.name,
      message: "Switching the passcode off deletes it, and no backup holds it.",
      remedy: "Keep what it protects recoverable, or use WhenUnlockedThisDeviceOnly.",
      paths: [], evidence: [.documented, .source])
  }

  static func name(_ path: AuditPath) -> String {
    switch path {
    case .unencryptedBackup: "an unencrypted backup"
    case .encryptedBackup: "an encrypted backup (with its password)"
    case .iCloudBackup: "an iCloud backup"
    case .synchronization: "iCloud Keychain"
    case .deviceItself: "the device itself"
    }
  }
}
