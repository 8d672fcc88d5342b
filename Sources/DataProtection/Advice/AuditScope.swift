/// An inventory with what the rules look up in it, so that each entry costs the same however many
/// there are.
struct AuditScope {
  let inventory: AuditInventory
  let profile: DeviceProfile
  /// The items by their names.
  let items: [String: AuditItem]
  /// Files with their sidecars, by their base.
  let groups: [String: AuditGroup]
  /// The files in backups that are encrypted with an item, by its name.
  let encryptedFiles: [String: [AuditFile]]

  /// Complexity: linear in the entries.
  init(_ inventory: AuditInventory, _ profile: DeviceProfile) {
    self.inventory = inventory
    self.profile = profile
    items = Dictionary(inventory.items.map { ($0.name, $0) }) { first, _ in first }
    groups = AuditGroup.all(of: inventory)
    var encrypted: [String: [AuditFile]] = [:]
    for file in inventory.files {
      if let key = file.keyItem, file.isInBackups { encrypted[key, default: []].append(file) }
    }
    encryptedFiles = encrypted
  }

  /// The file with its sidecars, or the sidecar with its file.
  func group(of file: AuditFile) -> AuditGroup {
    groups[AuditGroup.base(of: file.path, in: groups)]
      ?? AuditGroup(base: file.path, members: [file], inventory: inventory)
  }
}
