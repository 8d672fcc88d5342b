extension BackupAudit {
  static func findings(for item: AuditItem, _ scope: AuditScope) -> [AuditFinding] {
    let (better, profile) = (AuditRemedy(for: item, scope), scope.profile)
    if let contradiction = contradiction(item, better, profile) { return [contradiction] }
    return [
      externallyAvailable(item, better, profile), alwaysReadable(item, better, profile),
      lostOnAnotherDevice(item, better, profile), lostWithPasscode(item, better),
      forbidden(item, better),
    ].compactMap { $0 }
  }

  private static func contradiction(
    _ item: AuditItem, _ better: AuditRemedy, _ profile: DeviceProfile
  ) -> AuditFinding? {
    if item.isSynchronizable && item.constant.isThisDeviceOnly {
      return AuditFinding(
        rule: .contradictoryItem, subject: item.name,
        message: "Synchronizable and \(item.constant.constantName) exclude each other: adding "
          + "the item fails.",
        remedy: better.item.isSynchronizable
          ? "Use \(better.constantName)."
          : "Leave kSecAttrSynchronizable out, and use \(better.constantName).",
        changes: better.changes, paths: [], evidence: [.documented])
    }
    let unlisted = profile.readings.contains(.afterFirstUnlockUnlisted)
    guard unlisted && item.constant == .afterFirstUnlock else { return nil }
    return AuditFinding(
      rule: .unlistedConstant, subject: item.name,
      message: "The keychain note does not list \(item.constant.constantName).",
      remedy: "Use \(better.constantName), which it recommends for background work.",
      changes: better.changes, paths: [], evidence: [.documented])
  }

  private static func externallyAvailable(
    _ item: AuditItem, _ better: AuditRemedy, _ profile: DeviceProfile
  ) -> AuditFinding? {
    let exits = exits(item, profile)
    guard !exits.paths.isEmpty, !item.mustReachAnotherDevice else { return nil }
    let name = item.constant.constantName
    let stored = item.accessibility == nil ? "the default, \(name)," : name
    return AuditFinding(
      rule: .externallyAvailableItem, subject: item.name,
      message: "Stored with \(stored) it reaches another device by "
        + "\(list(exits.paths.map(Self.name))).",
      remedy: (item.isSynchronizable
        ? "Leave kSecAttrSynchronizable out and use \(better.constantName)"
        : "Use \(better.constantName)") + better.exclusion + ".",
      changes: better.changes, paths: exits.paths, evidence: exits.evidence)
  }

  private static func alwaysReadable(
    _ item: AuditItem, _ better: AuditRemedy, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard item.constant.column == .always else { return nil }
    let age = profile.readings.contains(.alwaysIsCurrent) ? "not recommended" : "deprecated"
    return AuditFinding(
      rule: .alwaysReadableItem, subject: item.name,
      message:
        "\(item.constant.constantName) is \(age): the device gives the item away without its "
        + "passcode, before the first unlock too.",
      remedy: "Use \(better.constantName) and wait for the first unlock" + better.exclusion + ".",
      changes: better.changes, paths: [.deviceItself], evidence: [.documented])
  }

  private static func lostOnAnotherDevice(
    _ item: AuditItem, _ better: AuditRemedy, _ profile: DeviceProfile
  ) -> AuditFinding? {
    let lost = losses(item, profile)
    guard item.mustReachAnotherDevice, !item.isRecoverable, !lost.isEmpty else { return nil }
    return AuditFinding(
      rule: .lostOnAnotherDevice, subject: item.name,
      message: "It has to reach another device and is absent there after a restore from "
        + "\(list(lost.map(name))).",
      remedy: better.item.isSynchronizable
        ? "Use \(better.constantName) with kSecAttrSynchronizable, or make or fetch it anew when "
          + "it is proven absent."
        : "Make or fetch it anew on the other device, and tell an absent item from a locked one.",
      changes: better.changes, paths: lost, evidence: evidence(item.constant, lost, profile))
  }

  private static func lostWithPasscode(
    _ item: AuditItem, _ better: AuditRemedy
  ) -> AuditFinding? {
    guard item.constant == .whenPasscodeSetThisDeviceOnly, !item.isRecoverable else { return nil }
    return AuditFinding(
      rule: .lostWithPasscode, subject: item.name,
      message: "Switching the passcode off deletes it, and no backup holds it.",
      remedy: better.item.isRecoverable
        ? "Keep what it protects recoverable, or use "
          + "\(KeychainAccessibility.whenUnlockedThisDeviceOnly.constantName)."
        : "Use \(better.constantName)"
          + (better.item.isSynchronizable
            ? " with kSecAttrSynchronizable." : "."),
      changes: better.changes, paths: [], evidence: [.documented, .source])
  }

  private static func forbidden(_ item: AuditItem, _ better: AuditRemedy) -> AuditFinding? {
    // Updating needs the key as reading does, so an item has nothing like an open handle.
    guard let access = item.access, access > .never,
      ProtectionAdvisor.lockedAccess(item.constant) < max(access, .afterFirstUnlock)
    else { return nil }
    let waits = access == .always ? " and wait for the first unlock" : ""
    return AuditFinding(
      rule: .forbiddenAccess, subject: item.name,
      message: "It is used \(words(access)), and \(item.constant.constantName) forbids that.",
      remedy: "Use \(better.constantName)" + waits + ".",
      changes: better.changes, paths: [], evidence: [.documented])
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
