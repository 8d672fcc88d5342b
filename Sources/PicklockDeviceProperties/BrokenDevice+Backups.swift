import DataProtection

// Devices whose backups and iCloud Keychain go wrong.
extension BrokenDevice {
  static let ofBackups: [BrokenDevice] = [
    BrokenDevice(
      "thisDeviceOnlyTravels",
      "An encrypted backup carries `ThisDeviceOnly` items to another device.",
      breaks: .thisDeviceOnlyStays,
      "kc+(aku,a,%01) bk(encrypted) kcsync(new) rs(here,#0) bk(local)",
      afterBackup { backup, _ in
        guard backup.kind == .encrypted else { return }
        backup.items = backup.items.map { item in
          item.item.accessibility.isThisDeviceOnly
            ? BackupItem(item: item.item, seal: .password) : item
        }
      }),
    BrokenDevice(
      "deviceBoundBackupTravels",
      "Unencrypted and iCloud backups carry items to another device.",
      breaks: .itemsTravelSafely,
      "kc+(-,a,%01) bk(local) kcsync(new) rs(here,#0) bk(local)",
      afterBackup { backup, _ in
        backup.items = backup.items.map { item in
          item.item.accessibility.isThisDeviceOnly
            ? item : BackupItem(item: item.item, seal: .open)
        }
      }),
    BrokenDevice(
      "backupCarriesPasscodeItems",
      "Backups carry `akpu` items.",
      breaks: .passcodeItemsNotBackedUp,
      "P kc+(akpu,a,%01) bk(local)",
      afterBackup { backup, device in
        for (id, row) in device.keychain.rows
        where row.accessibility == .whenPasscodeSetThisDeviceOnly && device.keychain.isLive(row) {
          backup.items.append(
            BackupItem(
              item: KeychainItem(id, row.accessibility, value: row.value),
              seal: .device(device.identity)))
        }
        backup.items.sort { $0.item.id < $1.item.id }
      }),
    BrokenDevice(
      "restoreLosesThisDeviceOnly",
      "A restore on the same device loses `ThisDeviceOnly` items.",
      breaks: .restoreBringsItems,
      "kc+(aku,a,%01) bk(local) rs(here,#0) bk(local)",
      { command, session in
        let outcome = session.run(command)
        if case .account(.restore) = command, outcome == .done {
          for (id, row) in session.device.keychain.rows where row.accessibility.isThisDeviceOnly {
            session.device.keychain.rows[id] = nil
          }
        }
        return outcome
      }),
    BrokenDevice(
      "backupOmitsLockedFiles",
      "A backup taken while locked leaves out files of class A and B.",
      breaks: .backupWhileLocked,
      "P L create(A,/Documents/a) +10 bk(local)",
      afterBackup { backup, device in
        backup.files.removeAll { !device.keys.contains(.opening($0.protection)) }
      }),
    BrokenDevice(
      "backupCarriesExcludedFiles",
      "A backup holds files that are excluded from backups.",
      breaks: "the right answer to bk",
      "create(/tmp/a) bk(local)",
      afterBackup { backup, device in
        backup.files = device.files { _, _ in true }
      }),
    BrokenDevice(
      "exclusionIgnored",
      "Keeping a file out of backups does nothing.",
      breaks: "the right answer to bk",
      "create(A,/Documents/a) exclude(/Documents/a) bk(local)",
      { command, session in
        guard case .file(.setExcluded) = command else { return session.run(command) }
        let held = session.device.files
        defer { session.device.files = held }
        return session.run(command)
      }),
    BrokenDevice(
      "syncCarriesLocalItems",
      "iCloud Keychain carries items that are not synchronizable.",
      breaks: .itemsTravelSafely,
      "kc+(-,a,%01) kcsync(new) kc?(a)",
      { command, session in
        let device = session.device
        let outcome = session.run(command)
        if case .account(.synchronize) = command {
          for (id, row) in device.keychain.rows
          where !id.isSynchronizable && device.keys.contains(row.accessibility.column.key) {
            session.device.keychain.store(KeychainItem(id, row.accessibility, value: row.value))
          }
        }
        return outcome
      }),
  ]
}
