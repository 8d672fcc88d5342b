/// One thing an application asks of the file system, as a value: what a log holds and replays.
///
/// Each case is the method of `Device` with that name.
public enum FileOperation: Hashable, Sendable {
  /// Opens a file, or creates it.
  case open(Path, Access, OpenOptions, ProtectionClass?)
  /// Reads at an offset, or from where the handle stands.
  case read(Handle, at: Int?, count: Int)
  /// Writes at an offset, or where the handle stands.
  case write(Handle, at: Int?, [UInt8])
  /// Sets the length of a file.
  case truncate(Handle, Int)
  /// Moves the place of the next sequential access.
  case seek(Handle, Int)
  /// Writes a file's bytes to disk.
  case synchronize(Handle)
  /// Closes a handle.
  case close(Handle)
  /// Maps an open file.
  case map(Handle)
  /// Reads mapped memory.
  case touch(Mapping, at: Int, count: Int)
  /// Ends a mapping.
  case unmap(Mapping)
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
  /// Asks for size, class and the rest.
  case status(Path)
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
  /// Replaces a file atomically.
  case replace(Path, [UInt8], ProtectionClass?)
  /// Reads a stored default.
  case readDefault(String)
  /// Sets a stored default, or removes it.
  case writeDefault(String, String?)
}
