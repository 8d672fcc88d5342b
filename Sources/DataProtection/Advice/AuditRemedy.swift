/// What a keychain item should be instead, and all that has to change with it.
struct AuditRemedy {
  /// The item as it gives no finding.
  let item: AuditItem
  /// The steps from the item as it is.
  let changes: [AuditChange]
  /// The files whose key it is and that backups carry: they have to leave them when it does.
  private let files: [AuditFile]

  init(for item: AuditItem, _ scope: AuditScope) {
    let better = Self.better(item, scope.profile)
    let isLost = !better.isRecoverable && !BackupAudit.losses(better, scope.profile).isEmpty
    files = isLost ? scope.encryptedFiles[item.name] ?? [] : []
    changes =
      Self.steps(from: item, to: better) + files.map { .file($0.path, .excludedFromBackup) }
    self.item = better
  }

  var constantName: String { item.constant.constantName }

  /// What is added to a remedy where the item is the key of files.
  var exclusion: String {
    files.isEmpty
      ? "" : ", and exclude \(BackupAudit.list(files.map(\.path))) from backups, as it is their key"
  }

  private static func better(_ item: AuditItem, _ profile: DeviceProfile) -> AuditItem {
    var better = item
    let access = item.access ?? ProtectionAdvisor.lockedAccess(item.constant)
    if access == .always, item.access != nil { better.access = .afterFirstUnlock }
    let travels = item.mustReachAnotherDevice && !item.isRecoverable && !item.hasAccessControl
    let isUnlisted = profile.readings.contains(.afterFirstUnlockUnlisted)
    if travels && !(isUnlisted && access > .never) {
      better.accessibility = ProtectionAdvisor.accessibility(access, travels: true)
      better.isSynchronizable = !profile.readings.contains(.noSynchronizable)
      better.isRecoverable = !BackupAudit.losses(better, profile).isEmpty
      return better
    }
    better.isSynchronizable = false
    if item.constant == .whenPasscodeSetThisDeviceOnly && access == .never {
      better.isRecoverable = true
      return better
    }
    let isKnown = !item.constant.isDeprecated && !(isUnlisted && item.constant == .afterFirstUnlock)
    let canStay = item.mustReachAnotherDevice && isKnown && serves(item.constant, access)
    if !canStay { better.accessibility = ProtectionAdvisor.accessibility(access, travels: false) }
    if item.mustReachAnotherDevice { better.isRecoverable = true }
    return better
  }

  private static func serves(_ constant: KeychainAccessibility, _ access: LockedAccess) -> Bool {
    ProtectionAdvisor.lockedAccess(constant) >= (access == .never ? .never : .afterFirstUnlock)
  }

  private static func steps(from item: AuditItem, to better: AuditItem) -> [AuditChange] {
    var fields: [AuditChange.ItemField] = []
    if item.constant != better.constant { fields.append(.accessible(better.constant)) }
    if item.isSynchronizable != better.isSynchronizable {
      fields.append(.synchronizable(better.isSynchronizable))
    }
    if let access = better.access, access != item.access { fields.append(.used(access)) }
    if item.isRecoverable != better.isRecoverable { fields.append(.recoverable) }
    return fields.map { .item(item.name, $0) }
  }
}
