/// What leaves the device in which backup, where it can be read there, and what to do about it.
///
/// Under `.apple` the findings follow the backup matrix of section 3 and table 4.2b; under
/// `.reference` they say what the keychain note says: whatever is not `ThisDeviceOnly` is
/// externally available, from every backup and on any device.
public enum BackupAudit {
  /// Examines items and files; findings come in the order of the items, then of the files.
  public static func run(
    items: [AuditItem] = [], files: [AuditFile] = [], profile: DeviceProfile = .apple
  ) -> [AuditFinding] {
    let named = Dictionary(items.map { ($0.name, $0) }) { first, _ in first }
    return items.flatMap { findings(for: $0, profile) }
      + files.flatMap { findings(for: $0, named, profile) }
  }

  /// The ways by which another device gets an item, with the evidence for them.
  static func exits(
    _ item: AuditItem, _ profile: DeviceProfile
  ) -> (paths: [AuditPath], evidence: [DeviceEvidence]) {
    guard !item.hasAccessControl else { return ([], []) }
    let row = BackupPolicy.row(item.accessibility ?? .unspecified, under: profile)
    var cells = BackupKind.allCases.map { (AuditPath($0), row.cell($0, .otherDevice)) }
    if item.isSynchronizable { cells.append((.synchronization, row.synchronizes)) }
    let open = cells.filter(\.1.outcome)
    return (open.map(\.0), Set(open.flatMap(\.1.evidence)).sorted())
  }

  /// The kinds of evidence for what those paths do with an item on another device.
  static func evidence(
    _ accessibility: KeychainAccessibility, _ paths: [AuditPath], _ profile: DeviceProfile
  ) -> [DeviceEvidence] {
    let row = BackupPolicy.row(accessibility, under: profile)
    let used = BackupKind.allCases.filter { paths.contains(AuditPath($0)) }
    return Set(used.flatMap { row.cell($0, .otherDevice).evidence }).sorted()
  }

  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
