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
}
