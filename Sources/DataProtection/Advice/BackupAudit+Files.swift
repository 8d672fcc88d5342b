extension BackupAudit {
  static func findings(for file: AuditFile, _ scope: AuditScope) -> [AuditFinding] {
    let (group, profile) = (scope.group(of: file), scope.profile)
    return [
      sensitiveInBackup(file, group), unprotected(file, group, profile),
      withoutItsKey(file, scope.items, profile), sidecar(file, group, profile),
      unlessOpenDatabase(file, group, profile),
      forbidden(file, group, profile),
    ].compactMap { $0 }
  }

  private static func sensitiveInBackup(
    _ file: AuditFile, _ group: AuditGroup
  ) -> AuditFinding? {
    guard group.isSensitive, file.isInBackups, file.keyItem == nil else { return nil }
    let protection = group.inventory.protection(of: file)
    return AuditFinding(
      rule: .sensitiveFileInBackup, subject: file.path,
      message: "Class \(protection.letter) protects it on this device only: an unencrypted backup "
        + "holds it readable, and every backup restores it on another device.",
      remedy: "Set isExcludedFromBackup; it is then lost with the device, unless it is fetched "
        + "anew.",
      changes: [.file(file.path, .excludedFromBackup)],
      paths: BackupKind.allCases.map(AuditPath.init), evidence: [.documented])
  }

  private static func unprotected(
    _ file: AuditFile, _ group: AuditGroup, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard group.isSensitive, file.keyItem == nil,
      group.inventory.protection(of: file) == ProtectionClass.none
    else { return nil }
    let plain = profile.readings.contains(.noneIsPlain)
    return AuditFinding(
      rule: .unprotectedFile, subject: file.path,
      message: plain
        ? "Class D leaves it unencrypted."
        : "Class D is encrypted under the device's key alone: no passcode is needed to read it.",
      remedy: "Use \(group.target.constantName)" + waiting(group) + ".",
      changes: group.classChanges(profile), paths: [.deviceItself], evidence: [.documented])
  }

  private static func withoutItsKey(
    _ file: AuditFile, _ items: [String: AuditItem], _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard let keyItem = file.keyItem, file.isInBackups else { return nil }
    let item = items[keyItem] ?? AuditItem(keyItem, .whenPasscodeSetThisDeviceOnly)
    let lost = losses(item, profile)
    guard !lost.isEmpty, !item.isRecoverable else { return nil }
    return AuditFinding(
      rule: .fileWithoutItsKey, subject: file.path,
      message: "Another device gets the file and not its key, \(keyItem), from "
        + "\(list(lost.map(name))).",
      remedy: "Exclude the file from backups, or have a way to recover the key. Where a restore "
        + "has brought the file alone, its key is absent: neither locked nor damaged.",
      changes: [.file(file.path, .excludedFromBackup)],
      paths: lost, evidence: evidence(item.constant, lost, profile))
  }

  private static func sidecar(
    _ file: AuditFile, _ group: AuditGroup, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard let main = group.main, file.path != main.path else { return nil }
    let (own, other) = (
      group.inventory.protection(of: file), group.inventory.protection(of: main)
    )
    guard own != other else { return nil }
    let weaker = ProtectionAdvisor.lockedAccess(own) > ProtectionAdvisor.lockedAccess(other)
    return AuditFinding(
      rule: .sidecarOfAnotherClass, subject: file.path,
      message: weaker
        ? "It holds what \(main.path) holds, and class \(own.letter) is weaker than its "
          + "\(other.letter)."
        : "Class \(own.letter) keeps it shut while \(main.path), of class \(other.letter), is "
          + "open: the database fails.",
      remedy: "Give both class \(group.target.letter): set it on the directory before the database "
        + "is made, and on every file that is there" + waiting(group) + ".",
      changes: group.classChanges(profile), paths: [], evidence: [.source, .observed])
  }

  private static func unlessOpenDatabase(
    _ file: AuditFile, _ group: AuditGroup, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard file.path == group.main?.path, group.isDatabase, group.access != LockedAccess.never,
      group.inventory.protection(of: file) == .completeUnlessOpen
    else { return nil }
    return AuditFinding(
      rule: .unlessOpenDatabase, subject: file.path,
      message: "While locked class B opens nothing anew, and a database opens its sidecar files "
        + "anew.",
      remedy: "Use \(group.target.constantName) for it and its sidecars" + waiting(group) + ".",
      changes: group.classChanges(profile), paths: [], evidence: [.documented, .source])
  }

  private static func forbidden(
    _ file: AuditFile, _ group: AuditGroup, _ profile: DeviceProfile
  ) -> AuditFinding? {
    let protection = group.inventory.protection(of: file)
    guard let access = file.access, AuditGroup.served(protection) < access else { return nil }
    let isInactiveClass = protection == .completeWhenUserInactive
    return AuditFinding(
      rule: .forbiddenAccess, subject: file.path,
      message: "It is used \(words(access)), and class \(protection.letter) forbids that"
        + (isInactiveClass ? " once the person is inactive (C2)." : "."),
      remedy: "Use \(group.target.constantName)" + waiting(group)
        + ", or do that work while unlocked.",
      changes: group.classChanges(profile), paths: [],
      evidence: isInactiveClass ? [.choice] : [.documented])
  }

  /// What is added to a remedy where no class allows all that is asked.
  private static func waiting(_ group: AuditGroup) -> String {
    let access = group.access ?? .never
    return access > group.servable(access) ? ", and wait for the first unlock" : ""
  }

  static func words(_ access: LockedAccess) -> String {
    switch access {
    case .never: "while unlocked"
    case .whileOpen: "while locked, through an open handle"
    case .afterFirstUnlock: "while locked"
    case .always: "before the first unlock"
    }
  }
}
