/// What an application does with a file it has open, or with a mapping.
public enum HandleCommand: Hashable, Sendable {
  /// Reads at an offset, or from where the handle stands.
  case read(HandleName, at: Int?, count: Int)
  /// Writes at an offset, or where the handle stands. Without bytes, new ones.
  case write(HandleName, at: Int?, [UInt8]?)
  /// Sets the length of the file.
  case truncate(HandleName, Int)
  /// Moves the place of the next sequential access.
  case seek(HandleName, Int)
  /// Moves the place of the next sequential access to the end of the file.
  case seekToEnd(HandleName)
  /// Writes the file's bytes to disk.
  case synchronize(HandleName)
  /// Closes the handle.
  case close(HandleName)
  /// Maps the file; a path that is not open is opened for reading first.
  case map(HandleName)
  /// Reads mapped memory.
  case touch(HandleName, at: Int, count: Int)
  /// Ends a mapping.
  case unmap(HandleName)
}
