/// What an application asks of a path.
public enum FileCommand: Hashable, Sendable {
  /// Makes a file that must not be there, and keeps it open for reading and writing.
  case create(DevicePath, ProtectionClass?)
  /// Opens a file that is there, and keeps the handle.
  case open(DevicePath, FileOpening)
  /// Makes a file that must not be there, writes it and closes it. Without bytes, new ones.
  case save(DevicePath, ProtectionClass?, [UInt8]?)
  /// `Data.write`: makes the file, or empties it and keeps its class, writes it and closes it.
  /// Without bytes, new ones.
  case write(DevicePath, ProtectionClass?, [UInt8]?)
  /// Opens, reads all, closes.
  case contents(DevicePath)
  /// Opens for writing, replaces the content, closes. Without bytes, new ones.
  case overwrite(DevicePath, [UInt8]?)
  /// Opens for writing, writes at the end, closes. Without bytes, new ones.
  case append(DevicePath, [UInt8]?)
  /// Writes a file beside the old one and renames it over. Without bytes, new ones.
  case replace(DevicePath, ProtectionClass?, [UInt8]?)
  /// Opens for writing, sets the length, closes.
  case truncate(DevicePath, Int)
  /// Removes a file's name.
  case delete(DevicePath)
  /// `removeItem`: removes a file, or a directory and all in it.
  case removeTree(DevicePath)
  /// `moveItem`: moves a file or directory to a name that is free.
  case move(DevicePath, DevicePath)
  /// rename(2): moves a file or directory, over what has that name.
  case rename(DevicePath, DevicePath)
  /// Gives a file a second name.
  case link(DevicePath, DevicePath)
  /// Clones a file.
  case clone(DevicePath, DevicePath)
  /// Copies a file.
  case copy(DevicePath, DevicePath)
  /// Makes a directory.
  case makeDirectory(DevicePath)
  /// Removes an empty directory.
  case removeDirectory(DevicePath)
  /// Lists a directory.
  case list(DevicePath)
  /// Asks whether the name exists.
  case exists(DevicePath)
  /// Asks for size, class and the rest.
  case status(DevicePath)
  /// Asks for the class.
  case protection(DevicePath)
  /// Sets the class of a file, or the label of a directory.
  case setClass(DevicePath, ProtectionClass)
  /// Sets the mode bits.
  case setMode(DevicePath, UInt16)
  /// Sets the modification time.
  case setModified(DevicePath, Seconds)
  /// Sets an extended attribute, or removes it.
  case setAttribute(DevicePath, String, [UInt8]?)
  /// `isExcludedFromBackup`: keeps a file or directory out of backups, or lets it in again.
  case setExcluded(DevicePath, Bool)
  /// Asks for the extended attributes.
  case attributes(DevicePath)
}
