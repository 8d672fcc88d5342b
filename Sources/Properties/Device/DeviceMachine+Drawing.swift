import DataProtection
public import PropertyEngine

// What may come next.
extension DeviceMachine {
  /// Events that change what everything else may do come often, so do opens and uses of handles.
  public static func weight(of kind: DeviceCommandKind) -> Int {
    switch kind {
    case .setPasscode: 12
    case .launch, .powerOn, .open, .read: 8
    case .lock, .advance, .create, .write, .addItem: 6
    case .unlock, .setClass, .map, .touch, .readItem, .restore: 4
    case .removePasscode, .userInactive, .reboot: 2
    case .erase, .uninstall, .install, .powerOff, .inactivityReboot, .changePasscode, .kill: 1
    case .replaceDevice, .synchronize: 1
    default: 3
    }
  }

  /// What happens to the device is the system's lane.
  public static func lane(of kind: DeviceCommandKind) -> Lane {
    kind.isEvent || kind.isBackup ? .system : .application
  }

  /// Leaves out what has nothing to act on.
  public func isEnabled(_ kind: DeviceCommandKind) -> Bool {
    guard scope.includes(kind) else { return false }
    switch kind {
    case .read, .write, .truncate, .close, .map: return !handles.table.isEmpty
    case .touch, .unmap: return !mappings.table.isEmpty
    case .restore: return !backups.isEmpty
    default: return true
    }
  }

  /// Leaves out what could only be refused, and what nobody is there to see.
  public func isUseful(_ kind: DeviceCommandKind) -> Bool {
    let isRunning = state.isApplicationRunning
    switch kind {
    case .setPasscode: return state.situation == .noPasscode
    case .changePasscode, .removePasscode: return state.situation == .unlocked
    case .userInactive, .inactivityReboot:
      return [.grace, .locked, .lockedInactive].contains(state.situation)
    case .unlock:
      return [.beforeFirstUnlock, .grace, .locked, .lockedInactive].contains(state.situation)
    case .powerOn: return state.situation == .off
    case .launch: return state.situation != .off && state.isInstalled && !isRunning
    case .install: return isRunning || !state.isInstalled
    case .backUp, .restore, .replaceDevice, .synchronize: return state.situation != .off
    case .open, .setClass, .delete, .rename, .link, .clone, .copy: return isRunning && hasFiles
    default: return isRunning
    }
  }

  private var hasFiles: Bool { places.contains { $0 >= 0 } }

  /// Draws the arguments of a command.
  public func command(
    _ kind: DeviceCommandKind, _ draw: inout Draw
  ) throws -> DeviceCommand? {
    if kind.isEvent { return .event(try event(kind, &draw)) }
    if kind.isKeychain { return try keychainCommand(kind, &draw) }
    switch kind {
    case .read, .write, .close, .truncate, .map, .touch, .unmap:
      return try handleCommand(kind, &draw)
    case .backUp: return .backUp(try draw.element(of: BackupKind.allCases))
    case .restore: return try draw.handle(of: backups).map { .restore(backup: $0) }
    case .replaceDevice: return .replaceDevice
    case .synchronize: return .synchronize
    default: return try nameCommand(kind, &draw)
    }
  }

  private func event(_ kind: DeviceCommandKind, _ draw: inout Draw) throws -> Event {
    switch kind {
    case .setPasscode: .setPasscode
    case .lock: .lock
    case .advance: .advance(Seconds(try draw.integer(in: 1...20, origin: 10)))
    case .unlock: .unlock
    case .reboot: .reboot
    case .launch: .launch(try draw.element(of: LaunchKind.allCases))
    case .userInactive: .userInactive
    case .kill: .kill
    case .changePasscode: .changePasscode
    case .removePasscode: .removePasscode
    case .powerOff: .powerOff
    case .powerOn: .powerOn
    case .inactivityReboot: .inactivityReboot
    case .install: .install(entitlement: try Self.optionalClass(&draw))
    case .uninstall: .uninstall
    default: .erase
    }
  }

  private func handleCommand(
    _ kind: DeviceCommandKind, _ draw: inout Draw
  ) throws -> DeviceCommand? {
    if kind == .touch || kind == .unmap {
      guard let mapping = try draw.handle(of: mappings.table) else { return nil }
      return kind == .touch ? .touch(mapping: mapping) : .unmap(mapping: mapping)
    }
    let handle = try draw.handle(of: handles.table)
    switch kind {
    case .read:
      let count = try draw.integer(in: 1...4)
      return handle.map { .read(handle: $0, count: count) }
    case .write:
      let bytes = try fresh(&draw)
      return handle.map { .write(handle: $0, bytes) }
    case .truncate:
      let size = try draw.integer(in: 0...4)
      return handle.map { .truncate(handle: $0, size: size) }
    case .close: return handle.map { .close(handle: $0) }
    default: return handle.map { .map(handle: $0) }
    }
  }

  private func nameCommand(
    _ kind: DeviceCommandKind, _ draw: inout Draw
  ) throws -> DeviceCommand? {
    switch kind {
    case .create: .create(try target(&draw), try Self.fileClass(&draw))
    case .createHere: .create(try target(&draw), nil)
    case .open: .open(try place(&draw), try draw.element(of: DeviceOpening.allCases))
    case .delete: .delete(try place(&draw))
    case .rename: .rename(try place(&draw), try target(&draw))
    case .link: .link(try place(&draw), try target(&draw))
    case .clone: .clone(try place(&draw), try target(&draw))
    case .copy: .copy(try place(&draw), try target(&draw))
    case .replace: .replace(try place(&draw), try fresh(&draw), try Self.fileClass(&draw))
    case .replaceHere: .replace(try place(&draw), try fresh(&draw), nil)
    case .status: .status(try place(&draw))
    case .setClass: .setClass(try place(&draw), try Self.fileClass(&draw))
    case .makeFolder: .makeFolder(.inner)
    case .removeFolder: .removeFolder(.inner)
    case .list: .list(try Self.folder(&draw))
    case .folderClass: .folderClass(try Self.folder(&draw))
    case .setFolderClass: .setFolderClass(try Self.folder(&draw), try Self.fileClass(&draw))
    case .readDefault: .readDefault
    case .writeDefault: .writeDefault(String(writes &+ 1))
    default: nil
    }
  }

  /// One or more bytes that nothing else has written lately.
  func fresh(_ draw: inout Draw) throws -> [UInt8] {
    [UInt8](repeating: writes &+ 1, count: try draw.integer(in: 1...3))
  }

  /// The first place most often, and one where a file is, so that operations meet.
  private func place(_ draw: inout Draw) throws -> DevicePlace {
    var taken = 0
    for (bit, file) in places.enumerated() where file >= 0 { taken |= 1 << bit }
    return DevicePlace.allCases[try draw.branch(weights: Self.weightsOfPlaces[taken])]
  }

  private static let weightsOfPlaces: [[Int]] = (0..<16).map { taken in
    [5, 2, 2, 1].enumerated().map { taken & 1 << $0.offset == 0 ? $0.element : 4 * $0.element }
  }

  /// Where something new is to go: any place as likely as any other.
  private func target(_ draw: inout Draw) throws -> DevicePlace {
    try draw.element(of: DevicePlace.allCases)
  }

  private static func folder(_ draw: inout Draw) throws -> DeviceFolder {
    try draw.element(of: DeviceFolder.allCases)
  }

  private static func fileClass(_ draw: inout Draw) throws -> ProtectionClass {
    ProtectionClass.allCases[try draw.branch(weights: [3, 2, 1, 1, 1])]
  }

  private static func optionalClass(_ draw: inout Draw) throws -> ProtectionClass? {
    let all = ProtectionClass.allCases
    let index = try draw.branch(weights: [3, 2, 1, 1, 1, 3])
    return index < all.count ? all[index] : nil
  }
}
