import DataProtection
import PropertyEngine

// What may come next, and the parts that draws share.
extension DeviceMachine {
  /// Events that change what everything else may do come often, so do opens and uses of handles.
  public static func weight(of kind: DeviceCommandKind) -> Int {
    switch kind {
    case .setPasscode: 12
    case .launch, .powerOn, .open, .read: 8
    case .lock, .advance, .create, .write, .addItem: 6
    case .unlock, .setClass, .map, .touch, .readItem, .restore: 4
    case .createHere, .close, .truncate, .unmap, .status, .delete, .rename, .link, .clone, .copy,
      .replace, .replaceHere, .makeFolder, .removeFolder, .list, .folderClass, .setFolderClass,
      .readDefault, .writeDefault, .itemAttributes, .matchItems, .updateItem, .moveItem,
      .deleteItem, .backUp, .putFile, .appendFile, .moveFile, .removeTree, .removeFolderTree,
      .seekToEnd, .exclude, .putItem, .readFilteredItem:
      3
    case .removePasscode, .userInactive, .reboot: 2
    case .waitLong, .setGrace, .setPasscodeDelay, .erase, .uninstall, .install, .powerOff,
      .inactivityReboot, .changePasscode, .kill, .replaceDevice, .synchronize, .setFolderMode:
      1
    }
  }

  /// What happens to the device is issued by the system, all else by the application.
  public static func issues(_ kind: DeviceCommandKind, by issuer: DeviceIssuer) -> Bool {
    (kind.isEvent || kind.isBackup) == (issuer == .system)
  }

  /// Leaves out what has nothing to act on.
  public func isEnabled(_ kind: DeviceCommandKind) -> Bool {
    guard scope.includes(kind) else { return false }
    switch kind.family {
    case .handle(.read), .handle(.write), .handle(.truncate), .handle(.close), .handle(.map),
      .handle(.seekToEnd):
      return !handles.table.isEmpty
    case .handle(.touch), .handle(.unmap): return !mappings.table.isEmpty
    case .account(.restore): return !backups.isEmpty
    case .event, .opening, .naming, .copying, .directory, .defaults, .keychain, .account:
      return true
    }
  }

  /// Leaves out what could only be refused, and what nobody is there to see.
  public func isInteresting(_ kind: DeviceCommandKind) -> Bool {
    let isRunning = state.isApplicationRunning
    switch kind {
    case .setPasscode: return state.situation == .noPasscode
    case .changePasscode, .removePasscode: return state.situation == .unlocked
    case .setGrace, .setPasscodeDelay:
      return state.situation == .unlocked || state.situation == .noPasscode
    case .userInactive, .inactivityReboot, .waitLong:
      return [.grace, .locked, .lockedInactive].contains(state.situation)
    case .unlock:
      return [.beforeFirstUnlock, .grace, .locked, .lockedInactive].contains(state.situation)
    case .powerOn: return state.situation == .off
    case .launch: return state.situation != .off && state.isInstalled && !isRunning
    case .install: return isRunning || !state.isInstalled
    case .backUp, .restore, .replaceDevice, .synchronize: return state.situation != .off
    case .open, .setClass, .delete, .rename, .link, .clone, .copy, .appendFile, .moveFile,
      .removeTree, .exclude:
      return isRunning && hasFiles
    case .create, .createHere, .read, .write, .close, .truncate, .map, .touch, .unmap, .status,
      .replace, .replaceHere, .makeFolder, .removeFolder, .list, .folderClass, .setFolderClass,
      .readDefault, .writeDefault, .addItem, .readItem, .itemAttributes, .matchItems, .updateItem,
      .moveItem, .deleteItem, .putFile, .removeFolderTree, .seekToEnd, .putItem,
      .readFilteredItem, .setFolderMode, .kill, .lock, .advance, .reboot, .powerOff, .uninstall,
      .erase:
      return isRunning
    }
  }

  private var hasFiles: Bool { places.contains { $0 >= 0 } }

  /// One or more bytes that nothing else has written lately.
  func fresh(_ draw: inout Draw) throws -> [UInt8] {
    [UInt8](repeating: writes &+ 1, count: try draw.integer(in: 1...3))
  }

  /// The first place most often, and one where a file is, so that operations meet.
  func place(_ draw: inout Draw) throws -> DevicePlace {
    var taken = 0
    for (bit, file) in places.enumerated() where file >= 0 { taken |= 1 << bit }
    return DevicePlace.allCases[try draw.branch(weights: Self.weightsOfPlaces[taken])]
  }

  private static let weightsOfPlaces: [[Int]] = (0..<16).map { taken in
    [5, 2, 2, 1].enumerated().map { taken & 1 << $0.offset == 0 ? $0.element : 4 * $0.element }
  }

  /// Where something new is to go: any place as likely as any other.
  func target(_ draw: inout Draw) throws -> DevicePlace {
    try draw.element(of: DevicePlace.allCases)
  }

  static func folder(_ draw: inout Draw) throws -> DeviceFolder {
    try draw.element(of: DeviceFolder.allCases)
  }

  static func fileClass(_ draw: inout Draw) throws -> ProtectionClass {
    ProtectionClass.allCases[try draw.branch(weights: [3, 2, 1, 1, 1])]
  }

  static func optionalClass(_ draw: inout Draw) throws -> ProtectionClass? {
    let all = ProtectionClass.allCases
    let index = try draw.branch(weights: [3, 2, 1, 1, 1, 3])
    return index < all.count ? all[index] : nil
  }
}
