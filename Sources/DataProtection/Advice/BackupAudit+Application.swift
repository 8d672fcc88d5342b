extension BackupAudit {
  static func findings(
    forApplicationOf inventory: AuditInventory, _ profile: DeviceProfile
  ) -> [AuditFinding] {
    guard let application = inventory.application else { return [] }
    return [
      withoutAccess(application, inventory), unprotectedDefault(application, inventory, profile),
      missingEntitlement(application, inventory, profile),
    ].compactMap { $0 }
  }

  private static func withoutAccess(
    _ application: AuditApplication, _ inventory: AuditInventory
  ) -> AuditFinding? {
    guard let protection = application.defaultProtection, !application.lockedWork.isEmpty,
      AuditGroup.served(protection) < .afterFirstUnlock
    else { return nil }
    let effect =
      switch protection {
      case .completeUnlessOpen: "while locked they can be made, but not opened again"
      case .completeWhenUserInactive: "they are off limits once the person is inactive (C2)"
      case .complete, .completeUntilFirstUserAuthentication, .none:
        "while locked they can be neither made nor opened"
      }
    return AuditFinding(
      rule: .backgroundWithoutAccess, subject: application.name,
      message: "It works while the device is locked (\(list(application.lockedWork))), but new "
        + "files without a class of their own, and the user defaults, get class "
        + "\(protection.letter): \(effect).",
      remedy: "Make the entitlement \(untilFirst.attributeValue), and give the sensitive files "
        + "their class one by one. It counts when a container is made: existing installations "
        + "keep the old one, so set the class of their directories and files as well.",
      changes: defaultChanges(application, inventory), paths: [],
      evidence: protection == .completeWhenUserInactive ? [.choice] : [.documented, .observed])
  }

  private static func unprotectedDefault(
    _ application: AuditApplication, _ inventory: AuditInventory, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard application.defaultProtection == ProtectionClass.none else { return nil }
    let plain = profile.readings.contains(.noneIsPlain)
    return AuditFinding(
      rule: .unprotectedDefault, subject: application.name,
      message: "New files without a class of their own, and the user defaults, get class D: "
        + (plain ? "they are not encrypted." : "no passcode is needed to read them."),
      remedy: "Make the entitlement \(untilFirst.attributeValue) or leave it out, and give class D "
        + "to those files alone that are used before the first unlock.",
      changes: defaultChanges(application, inventory), paths: [.deviceItself],
      evidence: [.documented])
  }

  private static func missingEntitlement(
    _ application: AuditApplication, _ inventory: AuditInventory, _ profile: DeviceProfile
  ) -> AuditFinding? {
    guard profile.readings.contains(.completeNeedsEntitlement), application.lacksEntitlement,
      let file = inventory.files.first(where: { $0.protection == .complete })
    else { return nil }
    return AuditFinding(
      rule: .missingEntitlement, subject: application.name,
      message: "\(file.path) has class A, for which the file-protection reference asks for the "
        + "Data Protection entitlement; Apple does not.",
      remedy: "Add com.apple.developer.default-data-protection, with \(untilFirst.attributeValue).",
      changes: [.defaultProtection(application.name, untilFirst)], paths: [],
      evidence: [.documented])
  }

  private static var untilFirst: ProtectionClass { .completeUntilFirstUserAuthentication }

  /// Another default class; listed files that relied on the old one get it as their own.
  private static func defaultChanges(
    _ application: AuditApplication, _ inventory: AuditInventory
  ) -> [AuditChange] {
    [.defaultProtection(application.name, untilFirst)]
      + inventory.files.filter { $0.protection == nil }.map {
        .file($0.path, .protection(inventory.protection(of: $0)))
      }
  }
}
