import DataProtection
import PropertyEngine

// Backups, other devices and iCloud Keychain by their tables.
extension DeviceMachine {
  /// The backups that stay at hand.
  private static let keptBackups = 4

  func drawAccount(_ kind: DeviceCommandKind.Account, _ draw: inout Draw) throws -> AccountCommand?
  {
    switch kind {
    case .backUp: .backUp(try draw.element(of: BackupKind.allCases))
    case .restore: try draw.handle(of: backups).map { .restore($0.name, .here) }
    case .replaceDevice: .replaceDevice
    case .synchronize: .synchronize(.new)
    }
  }

  mutating func expect(_ command: AccountCommand) -> DeviceOutcome {
    switch command {
    case .backUp(let kind): return expectBackUp(kind)
    case .restore(.number(let number), .here):
      guard let backup = backups[SymbolicHandle(number)] else {
        return .impossible("there is no such backup")
      }
      guard state.situation != .off else { return .refused(.off) }
      restore(backup)
    case .replaceDevice: replaceDevice()
    case .synchronize(.new):
      let carried = carriedItems()
      replaceDevice()
      origin = .synchronized
      for item in carried { _ = keychain.add(item, .noPasscode, profile) }
    case .restore, .synchronize, .useDevice: return Self.notModelled
    }
    return .done
  }

  private mutating func expectBackUp(_ kind: BackupKind) -> DeviceOutcome {
    if let refusal = backupRefusal {
      backups.skip()
      return .refused(refusal)
    }
    let saved = DevicePlace.allCases.filter { $0 != .other }.compactMap { place in
      file(at: place).map { (place: place, file: files[$0]) }
    }.filter { !$0.file.isExcluded }
    let items = keychain.items.values.filter { isSaved($0.accessibility, kind) }
    if backups.count == Self.keptBackups { backups.close(backups.live[0].handle) }
    backups.open(
      ModelBackup(
        kind: kind, source: identity, entitlement: entitlement, files: saved,
        documents: folderClass(.documents), inner: folderClass(.inner), modes: folderModes,
        defaults: state.isInstalled ? defaults : nil,
        items: items.sorted { $0.id < $1.id }))
    return .backup(
      BackupContents(
        files: saved.map(\.place.path),
        items: items.map { KeychainAttributes(id: $0.id, accessibility: $0.accessibility) }
          .sorted { $0.id < $1.id }))
  }

  private var backupRefusal: BackupRefusal? {
    switch state.situation {
    case .off: .off
    case .beforeFirstUnlock: .beforeFirstUnlock
    case .unlocked, .grace, .locked, .lockedInactive, .noPasscode: nil
    }
  }

  /// An item is in a backup that can bring it back anywhere.
  private func isSaved(_ accessibility: KeychainAccessibility, _ kind: BackupKind) -> Bool {
    RestoreTarget.allCases.contains {
      BackupPolicy.keychainCell(accessibility, kind, $0, under: profile).outcome
    }
  }

  /// The device is erased and set up from the backup; the application does not run yet.
  private mutating func restore(_ backup: ModelBackup) {
    state.apply(.erase)
    state.apply(.install(entitlement: backup.entitlement))
    entitlement = backup.entitlement
    makeContainer()
    folders[0] = backup.documents ?? folders[0]
    folders[2] = backup.inner
    if backup.documents != nil { folderModes[0] = backup.modes[0] }
    folderModes[2] = backup.modes[2]
    for (place, file) in backup.files {
      let inherited = folderClass(place.folder) ?? state.containerDefault
      let protection = profile[.classOfCopy] ? inherited : file.protection
      add(ModelFile(protection: protection, content: file.content), at: place)
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
    where BackupPolicy.keychainCell(item.accessibility, backup.kind, target, under: profile).outcome
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
        && BackupPolicy.row(item.accessibility, under: profile).synchronizes.outcome
        && keychain.attributes(item.id, state.situation, profile) == .success
    }.sorted { $0.id < $1.id }
  }

  func invariant(_ command: AccountCommand, _ wrong: WrongAnswer) -> DeviceInvariant? {
    guard case .backup(let wanted) = wrong.expected, case .backup(let found) = wrong.actual
    else { return nil }
    let places = (DevicePlace.all(in: wanted.files), DevicePlace.all(in: found.files))
    if places.0 != places.1 { return places.1.count < places.0.count ? .backupWhileLocked : nil }
    if found.items.contains(where: { $0.accessibility == .whenPasscodeSetThisDeviceOnly }) {
      return .passcodeItemsNotBackedUp
    }
    if let stranger = found.items.first(where: { keychain.items[$0.id] == nil }) {
      return invariantOfStranger(stranger.id)
    }
    return found.items.count < wanted.items.count && origin == .restoredSame
      ? .restoreBringsItems : nil
  }
}
