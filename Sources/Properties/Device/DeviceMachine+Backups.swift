import DataProtection
import PropertyEngine

// Backups, other devices and iCloud Keychain by their tables.
extension DeviceMachine {
  /// The backups that stay at hand.
  private static let keptBackups = 4

  mutating func expectOfBackups(_ command: DeviceCommand) -> DeviceAnswer {
    switch command {
    case .backUp(let kind): return expectBackUp(kind)
    case .restore(let symbol):
      guard state.situation != .off else { return .refused(.off) }
      if let backup = backups[symbol] { restore(backup) }
      return .done
    case .replaceDevice:
      replaceDevice()
      return .done
    case .synchronize:
      let carried = carriedItems()
      replaceDevice()
      origin = .synchronized
      for item in carried { _ = keychain.add(item, .noPasscode, profile) }
      return .done
    default: return .impossible
    }
  }

  private mutating func expectBackUp(_ kind: BackupKind) -> DeviceAnswer {
    if let refusal = backupRefusal {
      backups.skip()
      return .refused(refusal)
    }
    let saved = DevicePlace.allCases.filter { $0 != .other }.compactMap { place in
      file(at: place).map { (place: place, file: files[$0]) }
    }
    let items = keychain.items.values.filter { isSaved($0.accessibility, kind) }
    if backups.count == Self.keptBackups { backups.close(backups.live[0].handle) }
    backups.open(
      DeviceBackup(
        kind: kind, source: identity, entitlement: entitlement, files: saved,
        documents: folderClass(.documents), inner: folderClass(.inner),
        defaults: state.isInstalled ? defaults : nil,
        items: items.sorted { $0.id < $1.id }))
    return .backup(
      saved.map(\.place),
      items.map { KeychainItem($0.id, $0.accessibility) }.sorted { $0.id < $1.id })
  }

  private var backupRefusal: BackupRefusal? {
    switch state.situation {
    case .off: .off
    case .beforeFirstUnlock: .beforeFirstUnlock
    default: nil
    }
  }

  /// An item is in a backup that can bring it back anywhere.
  private func isSaved(_ accessibility: KeychainAccessibility, _ kind: BackupKind) -> Bool {
    RestoreTarget.allCases.contains {
      BackupPolicy.keychainCell(accessibility, kind, $0, under: profile).returns
    }
  }

  /// The device is erased and set up from the backup; the application does not run yet.
  private mutating func restore(_ backup: DeviceBackup) {
    state.apply(.erase)
    state.apply(.install(entitlement: backup.entitlement))
    entitlement = backup.entitlement
    makeContainer()
    folders[0] = backup.documents ?? folders[0]
    folders[2] = backup.inner
    for (place, file) in backup.files {
      let inherited = folderClass(place.folder) ?? state.containerDefault
      let protection = profile[.classOfCopy] ? inherited : file.protection
      add(DeviceFile(protection: protection, content: file.content), at: place)
    }
    if var saved = backup.defaults {
      saved.view = .unopened
      saved.file = saved.file.map { profile[.classOfCopy] ? saved.directory : $0 }
      defaults = saved
    }
    keychain.erase()
    let target = backup.source == identity ? RestoreTarget.sameDevice : .otherDevice
    origin = target == .sameDevice ? .restoredSame : .restoredOther
    for item in backup.items
    where BackupPolicy.keychainCell(item.accessibility, backup.kind, target, under: profile).returns
    {
      _ = keychain.add(item, .noPasscode, profile)
    }
  }

  private mutating func replaceDevice() {
    identity += 1
    entitlement = nil
    keychain = PolicyKeychain()
    origin = .erased
    start(under: profile)
  }

  /// What iCloud Keychain carries now: synchronizable items that can be read.
  private func carriedItems() -> [KeychainItem] {
    keychain.items.values.filter { item in
      item.id.isSynchronizable
        && BackupPolicy.row(item.accessibility, under: profile).synchronizes.returns
        && keychain.attributes(item.id, state.situation, profile) == .success
    }.sorted { $0.id < $1.id }
  }

  func runBackups(
    _ command: DeviceCommand, _ system: inout DeviceSystem
  ) throws(BackupRefusal) -> DeviceAnswer {
    switch command {
    case .backUp(let kind):
      let backup = try system.backUp(kind)
      return .backup(
        DevicePlace.allCases.filter { place in backup.files.contains { $0.path == place.path } },
        backup.itemAttributes.map { KeychainItem($0.id, $0.accessibility) })
    case .restore(let symbol): try system.restore(symbol)
    case .replaceDevice: system.replaceDevice()
    case .synchronize:
      let changes = system.device.keychainChanges
      system.replaceDevice()
      system.device.receive(changes)
    default: return .impossible
    }
    return .done
  }
}
