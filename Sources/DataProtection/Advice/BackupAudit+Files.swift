extension BackupAudit {
  static func findings(
    for file: AuditFile, _ items: [String: AuditItem], _ profile: DeviceProfile
  ) -> [AuditFinding] {
    [
      sensitiveInBackup(file), unprotected(file, profile), withoutItsKey(file, items, profile),
    ].compactMap { $0 }
  }

  private static func sensitiveInBackup(_ file: AuditFile) -> AuditFinding? {
    guard file.isSensitive, !file.isExcludedFromBackup, file.keyItem == nil else { return nil }
    let protection = file.protection ?? .completeUntilFirstUserAuthentication
    return AuditFinding(
      rule: .sensitiveFileInBackup, subject: file.path,
      message: "Class \(protection.letter) protects it on this device only: an unencrypted backup "
        + "holds it readable, and every backup restores it on another device.",
      remedy: "Set isExcludedFromBackup, or encrypt it with a key in a ThisDeviceOnly item.",
      paths: BackupKind.allCases.map(AuditPath.init), evidence: [.documented])
  }

  private static func unprotected(_ file: AuditFile, _ profile: DeviceProfile) -> AuditFinding? {
    guard file.isSensitive, file.protection == ProtectionClass.none, file.keyItem == nil else {
      return nil
    }
    let plain = profile.readings.contains(.noneIsPlain)
    return AuditFinding(
      rule: .unprotectedFile, subject: file.path,
      message: plain
        ? "Class D leaves it unencrypted."
        : "Class D is encrypted under the device's key alone: no passcode is needed to read it.",
      remedy: "Use complete, or completeUntilFirstUserAuthentication if background work reads it.",
      paths: [.deviceItself], evidence: [.documented])
  }

  private static func withoutItsKey(
    _ file: AuditFile, _ items: [String: AuditItem], _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard let keyItem = file.keyItem, !file.isExcludedFromBackup else { return nil }
    let carried = items[keyItem].map { exits($0, profile).paths } ?? []
    let lost = BackupKind.allCases.map(AuditPath.init).filter { !carried.contains($0) }
    guard !lost.isEmpty, !carried.contains(.synchronization) else { return nil }
    return AuditFinding(
      rule: .fileWithoutItsKey, subject: file.path,
      message: "Another device gets the file and not its key, \(keyItem), from "
        + "\(list(lost.map(name))).",
      remedy: "Treat that state as absent key, not as locked and not as corrupt: exclude the file "
        + "from backups, or have a way to recover the key.",
      paths: lost,
      evidence: evidence(items[keyItem]?.accessibility ?? .unspecified, lost, profile))
  }
}
