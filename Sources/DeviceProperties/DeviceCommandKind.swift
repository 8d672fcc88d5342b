/// The kinds of device command, simplest first: what happens, then files, then the keychain.
///
/// The order is part of the encoding of saved inputs: a new kind goes at the end.
public enum DeviceCommandKind: UInt8, CaseIterable, Hashable, Sendable {
  case setPasscode, lock, advance, unlock, reboot, launch, userInactive, kill
  case changePasscode, removePasscode, powerOff, powerOn, inactivityReboot, install, uninstall
  case erase

  case create, createHere, open, read, write, close, truncate, map, touch, unmap
  case status, setClass, delete, rename, link, clone, copy, replace, replaceHere
  case makeFolder, removeFolder, list, folderClass, setFolderClass
  case readDefault, writeDefault

  case addItem, readItem, itemAttributes, matchItems, updateItem, moveItem, deleteItem

  case backUp, restore, replaceDevice, synchronize

  case putFile, appendFile, moveFile, removeTree, removeFolderTree, seekToEnd, exclude
  case putItem, readFilteredItem
  case waitLong, setGrace, setPasscodeDelay
  case setFolderMode

  /// What a kind of command is about: one file of `DeviceMachine` each.
  enum Family {
    case event, opening, handle, naming, copying, directory, defaults, keychain, account
  }

  /// The family of the kind.
  var family: Family {
    switch self {
    case .setPasscode, .lock, .advance, .unlock, .reboot, .launch, .userInactive, .kill,
      .changePasscode, .removePasscode, .powerOff, .powerOn, .inactivityReboot, .install,
      .uninstall, .erase, .waitLong, .setGrace, .setPasscodeDelay:
      .event
    case .create, .createHere, .open, .putFile, .appendFile: .opening
    case .read, .write, .close, .truncate, .map, .touch, .unmap, .seekToEnd: .handle
    case .status, .setClass, .delete, .rename, .link, .moveFile, .removeTree, .exclude: .naming
    case .clone, .copy, .replace, .replaceHere: .copying
    case .makeFolder, .removeFolder, .list, .folderClass, .setFolderClass, .removeFolderTree,
      .setFolderMode:
      .directory
    case .readDefault, .writeDefault: .defaults
    case .addItem, .readItem, .itemAttributes, .matchItems, .updateItem, .moveItem, .deleteItem,
      .putItem, .readFilteredItem:
      .keychain
    case .backUp, .restore, .replaceDevice, .synchronize: .account
    }
  }

  /// Whether commands of this kind happen to the device, as opposed to being asked for.
  var isEvent: Bool { family == .event }
  /// Whether commands of this kind are about files or stored defaults.
  var isFile: Bool { family != .event && family != .keychain && family != .account }
  /// Whether commands of this kind are about backups and other devices.
  var isBackup: Bool { family == .account }
}
