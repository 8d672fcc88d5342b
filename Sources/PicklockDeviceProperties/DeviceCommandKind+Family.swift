extension DeviceCommandKind {
  /// What a kind of command is about, and which of that it is: one file of `DeviceMachine` each.
  enum Family {
    case event(Event)
    case opening(Opening)
    case handle(Handle)
    case naming(Naming)
    case copying(Copying)
    case directory(Directory)
    case defaults(Defaults)
    case keychain(Keychain)
    case account(Account)
  }

  enum Event {
    case setPasscode, lock, advance, unlock, reboot, launch, userInactive, kill, changePasscode,
      removePasscode, powerOff, powerOn, inactivityReboot, install, uninstall, erase,
      waitLong, setGrace, setPasscodeDelay
  }

  enum Opening {
    case create, createHere, open, putFile, appendFile
  }

  enum Handle {
    case read, write, close, truncate, map, touch, unmap, seekToEnd
  }

  enum Naming {
    case status, setClass, delete, rename, link, moveFile, removeTree, exclude
  }

  enum Copying {
    case clone, copy, replace, replaceHere
  }

  enum Directory {
    case makeFolder, removeFolder, list, folderClass, setFolderClass, removeFolderTree,
      setFolderMode
  }

  enum Defaults {
    case readDefault, writeDefault
  }

  enum Keychain {
    case addItem, readItem, itemAttributes, matchItems, updateItem, moveItem, deleteItem,
      putItem, readFilteredItem
  }

  enum Account {
    case backUp, restore, replaceDevice, synchronize
  }

  /// The family of the kind.
  var family: Family {
    switch self {
    case .setPasscode: .event(.setPasscode)
    case .lock: .event(.lock)
    case .advance: .event(.advance)
    case .unlock: .event(.unlock)
    case .reboot: .event(.reboot)
    case .launch: .event(.launch)
    case .userInactive: .event(.userInactive)
    case .kill: .event(.kill)
    case .changePasscode: .event(.changePasscode)
    case .removePasscode: .event(.removePasscode)
    case .powerOff: .event(.powerOff)
    case .powerOn: .event(.powerOn)
    case .inactivityReboot: .event(.inactivityReboot)
    case .install: .event(.install)
    case .uninstall: .event(.uninstall)
    case .erase: .event(.erase)
    case .waitLong: .event(.waitLong)
    case .setGrace: .event(.setGrace)
    case .setPasscodeDelay: .event(.setPasscodeDelay)
    case .create: .opening(.create)
    case .createHere: .opening(.createHere)
    case .open: .opening(.open)
    case .putFile: .opening(.putFile)
    case .appendFile: .opening(.appendFile)
    case .read: .handle(.read)
    case .write: .handle(.write)
    case .close: .handle(.close)
    case .truncate: .handle(.truncate)
    case .map: .handle(.map)
    case .touch: .handle(.touch)
    case .unmap: .handle(.unmap)
    case .seekToEnd: .handle(.seekToEnd)
    case .status: .naming(.status)
    case .setClass: .naming(.setClass)
    case .delete: .naming(.delete)
    case .rename: .naming(.rename)
    case .link: .naming(.link)
    case .moveFile: .naming(.moveFile)
    case .removeTree: .naming(.removeTree)
    case .exclude: .naming(.exclude)
    case .clone: .copying(.clone)
    case .copy: .copying(.copy)
    case .replace: .copying(.replace)
    case .replaceHere: .copying(.replaceHere)
    case .makeFolder: .directory(.makeFolder)
    case .removeFolder: .directory(.removeFolder)
    case .list: .directory(.list)
    case .folderClass: .directory(.folderClass)
    case .setFolderClass: .directory(.setFolderClass)
    case .removeFolderTree: .directory(.removeFolderTree)
    case .setFolderMode: .directory(.setFolderMode)
    case .readDefault: .defaults(.readDefault)
    case .writeDefault: .defaults(.writeDefault)
    case .addItem: .keychain(.addItem)
    case .readItem: .keychain(.readItem)
    case .itemAttributes: .keychain(.itemAttributes)
    case .matchItems: .keychain(.matchItems)
    case .updateItem: .keychain(.updateItem)
    case .moveItem: .keychain(.moveItem)
    case .deleteItem: .keychain(.deleteItem)
    case .putItem: .keychain(.putItem)
    case .readFilteredItem: .keychain(.readFilteredItem)
    case .backUp: .account(.backUp)
    case .restore: .account(.restore)
    case .replaceDevice: .account(.replaceDevice)
    case .synchronize: .account(.synchronize)
    }
  }

  /// Whether commands of this kind happen to the device, as opposed to being asked for.
  var isEvent: Bool { if case .event = family { true } else { false } }

  /// Whether commands of this kind are about files or stored defaults.
  var isFile: Bool {
    switch family {
    case .opening, .handle, .naming, .copying, .directory, .defaults: true
    case .event, .keychain, .account: false
    }
  }

  /// Whether commands of this kind are about backups and other devices.
  var isBackup: Bool { if case .account = family { true } else { false } }
}
