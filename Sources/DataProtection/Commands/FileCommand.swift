/// What an application asks of a path.
public enum FileCommand: Hashable, Sendable {
  /// Makes a file that must not be there, and keeps it open for reading and writing.
  case create(Path, ProtectionClass?)
  /// Opens a file that is there, and keeps the handle.
  case open(Path, FileOpening)
  /// Makes a file that must not be there, writes it and closes it. Without bytes, new ones.
  case save(Path, ProtectionClass?, [UInt8]?)
  /// Opens, reads all, closes.
  case contents(Path)
  /// Opens for writing, replaces the content, closes. Without bytes, new ones.
  case overwrite(Path, [UInt8]?)
  /// Writes a file beside the old one and renames it over. Without bytes, new ones.
  case replace(Path, ProtectionClass?, [UInt8]?)
  /// Opens for writing, sets the length, closes.
  case truncate(Path, Int)
  /// Removes a file's name.
  case delete(Path)
  /// Moves a file or directory.
  case rename(Path, Path)
  /// Gives a file a second name.
  case link(Path, Path)
  /// Clones a file.
  case clone(Path, Path)
  /// Copies a file.
  case copy(Path, Path)
  /// Makes a directory.
  case makeDirectory(Path)
  /// Removes an empty directory.
  case removeDirectory(Path)
  /// Lists a directory.
  case list(Path)
  /// Asks whether the name exists.
  case exists(Path)
  /// Asks for size, class and the rest.
  case status(Path)
  /// Asks for the class.
  case protection(Path)
  /// Sets the class of a file, or the label of a directory.
  case setClass(Path, ProtectionClass)
  /// Sets the mode bits.
  case setMode(Path, UInt16)
  /// Sets the modification time.
  case setModified(Path, Seconds)
  /// Sets an extended attribute, or removes it.
  case setAttribute(Path, String, [UInt8]?)
  /// Asks for the extended attributes.
  case attributes(Path)
}
