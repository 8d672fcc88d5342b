/// What leaves the device in which backup, what is out of reach when it is needed, and what to do.
///
/// Under `.apple` the findings follow the backup matrix of section 3 and tables 4.0 and 4.2b; under
/// `.reference` they say what the keychain note says: whatever is not `ThisDeviceOnly` is
/// externally available, from every backup and on any device.
///
/// Making the changes of a finding ends it, and brings no finding that was not there before.
public enum BackupAudit {
  /// Examines items and files; findings come in the order of the items, then of the files.
  public static func run(
    items: [AuditItem] = [], files: [AuditFile] = [], profile: DeviceProfile = .apple
  ) -> [AuditFinding] {
    run(AuditInventory(items: items, files: files), profile: profile)
  }

  /// Examines an inventory; findings come in the order of the items, then of the files, then those
  /// about the application.
  public static func run(
    _ inventory: AuditInventory, profile: DeviceProfile = .apple
  ) -> [AuditFinding] {
    let scope = AuditScope(inventory, profile)
    return inventory.items.flatMap { findings(for: $0, scope) }
      + inventory.files.flatMap { findings(for: $0, scope) }
      + findings(forApplicationOf: inventory, profile)
  }

  /// The ways by which another device gets an item, with the evidence for them.
  static func exits(
    _ item: AuditItem, _ profile: DeviceProfile
  ) -> (paths: [AuditPath], evidence: [DeviceEvidence]) {
    guard !item.hasAccessControl else { return ([], []) }
    let row = BackupPolicy.row(item.constant, under: profile)
    var cells = BackupKind.allCases.map { (AuditPath($0), row.cell($0, .otherDevice)) }
    if item.isSynchronizable { cells.append((.synchronization, row.synchronizes)) }
    let open = cells.filter(\.1.outcome)
    return (open.map(\.0), Set(open.flatMap(\.1.evidence)).sorted())
  }

  /// The backups after which another device lacks an item; empty where iCloud Keychain brings it.
  static func losses(_ item: AuditItem, _ profile: DeviceProfile) -> [AuditPath] {
    let carried = exits(item, profile).paths
    guard !carried.contains(.synchronization) else { return [] }
    return BackupKind.allCases.map(AuditPath.init).filter { !carried.contains($0) }
  }

  /// The kinds of evidence for what those paths do with an item on another device.
  static func evidence(
    _ accessibility: KeychainAccessibility, _ paths: [AuditPath], _ profile: DeviceProfile
  ) -> [DeviceEvidence] {
    let row = BackupPolicy.row(accessibility, under: profile)
    let used = BackupKind.allCases.filter { paths.contains(AuditPath($0)) }
    return Set(used.flatMap { row.cell($0, .otherDevice).evidence }).sorted()
  }

  /// The most names that a sentence lists.
  private static let listedNames = 5

  /// "a, b and c"; of many the first few and how many more there are.
  static func list(_ words: [String]) -> String {
    if words.count > listedNames {
      return words.prefix(listedNames - 1).joined(separator: ", ")
        + " and \(words.count - listedNames + 1) more"
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
