extension Keychain {
  /// All rows that a backup holds, each sealed; ordered by name.
  ///
  /// Rows are exported through the backup's own key bag, so that a lock does not matter.
  func sealedItems(_ kind: BackupKind, in context: KeychainContext) -> [BackupItem] {
    let items = rows.compactMap { id, row -> BackupItem? in
      guard isLive(row), let seal = seal(row.accessibility, kind, in: context) else { return nil }
      return BackupItem(item: KeychainItem(id, row.accessibility, value: row.value), seal: seal)
    }
    return items.sorted { $0.item.id < $1.item.id }
  }

  /// What a row of that accessibility is sealed under; nil where the backup leaves it out.
  private func seal(
    _ accessibility: KeychainAccessibility, _ kind: BackupKind, in context: KeychainContext
  ) -> BackupSeal? {
    let readings = context.profile.readings
    if accessibility == .whenPasscodeSetThisDeviceOnly { return nil }
    if accessibility.isThisDeviceOnly {
      return readings.contains(.thisDeviceOnlyNeverRestores) ? nil : .device(deviceIdentity)
    }
    if readings.contains(.backupsAreExternal) { return .open }
    return kind == .encrypted ? .password : .device(deviceIdentity)
  }

  /// Stores what this device can open; the rest cannot be decoded here and is left out.
  mutating func restore(_ items: [BackupItem]) {
    for sealed in items where sealed.seal.opens(on: deviceIdentity) { store(sealed.item) }
  }
}
