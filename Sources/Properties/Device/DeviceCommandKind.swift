/// The kinds of device command, simplest first: what happens, then files, then the keychain.
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

  /// Whether commands of this kind happen to the device, as opposed to being asked for.
  var isEvent: Bool { rawValue <= Self.erase.rawValue }
  /// Whether commands of this kind are about files or stored defaults.
  var isFile: Bool {
    rawValue >= Self.create.rawValue && rawValue <= Self.writeDefault.rawValue
  }
  /// Whether commands of this kind are about the keychain.
  var isKeychain: Bool {
    rawValue >= Self.addItem.rawValue && rawValue <= Self.deleteItem.rawValue
  }
  /// Whether commands of this kind are about backups and other devices.
  var isBackup: Bool { rawValue >= Self.backUp.rawValue }
}
