public import DataProtection
public import PropertyEngine

/// One step of a device sequence: something happens to the device, or its application asks for
/// something.
public enum DeviceCommand: Hashable, Sendable {
  /// Something happens.
  case event(Event)

  /// Creates a file that must not be there, and keeps it open.
  case create(DevicePlace, ProtectionClass?)
  /// Opens a file that is there.
  case open(DevicePlace, DeviceOpening)
  /// Reads on from where the handle stands.
  case read(handle: SymbolicHandle, count: Int)
  /// Writes on from where the handle stands.
  case write(handle: SymbolicHandle, [UInt8])
  /// Sets the length of an open file.
  case truncate(handle: SymbolicHandle, size: Int)
  /// Closes a handle.
  case close(handle: SymbolicHandle)
  /// Maps an open file.
  case map(handle: SymbolicHandle)
  /// Reads all of a mapping.
  case touch(mapping: SymbolicHandle)
  /// Ends a mapping.
  case unmap(mapping: SymbolicHandle)

  /// Removes a name.
  case delete(DevicePlace)
  /// Moves a file.
  case rename(DevicePlace, DevicePlace)
  /// Gives a file a second name.
  case link(DevicePlace, DevicePlace)
  /// Clones a file.
  case clone(DevicePlace, DevicePlace)
  /// Copies a file.
  case copy(DevicePlace, DevicePlace)
  /// Replaces a file atomically.
  case replace(DevicePlace, [UInt8], ProtectionClass?)
  /// Asks for size and class.
  case status(DevicePlace)
  /// Changes a file's class.
  case setClass(DevicePlace, ProtectionClass)

  /// Makes a directory.
  case makeFolder(DeviceFolder)
  /// Removes an empty directory.
  case removeFolder(DeviceFolder)
  /// Lists a directory.
  case list(DeviceFolder)
  /// Asks for a directory's class.
  case folderClass(DeviceFolder)
  /// Changes the class that new files in a directory get.
  case setFolderClass(DeviceFolder, ProtectionClass)

  /// Reads a stored default.
  case readDefault
  /// Sets a stored default.
  case writeDefault(String)

  /// Adds a keychain item; nil leaves the accessibility out.
  case addItem(KeychainItemID, KeychainAccessibility?, [UInt8])
  /// Reads an item's secret.
  case readItem(KeychainItemID)
  /// Asks for an item's attributes.
  case itemAttributes(KeychainItemID)
  /// Reads all items that match.
  case matchItems(KeychainQuery)
  /// Replaces an item's secret.
  case updateItem(KeychainItemID, [UInt8])
  /// Moves an item to another accessibility.
  case moveItem(KeychainItemID, KeychainAccessibility)
  /// Deletes an item.
  case deleteItem(KeychainItemID)

  /// Takes a backup.
  case backUp(BackupKind)
  /// Replaces all on the device by a backup.
  case restore(backup: SymbolicHandle)
  /// Goes on with another device, new and empty.
  case replaceDevice
  /// Goes on with another device, new but for what iCloud Keychain brings from this one.
  case synchronize
}
