/// How a command opens a file that is there.
public enum FileOpening: UInt8, CaseIterable, Hashable, Sendable {
  /// For reading.
  case read
  /// For reading and writing.
  case write
  /// For reading and writing, emptying the file.
  case truncate

  /// What `Device.open` is asked for.
  var access: FileAccess { self == .read ? .read : .readWrite }
  var options: FileOpenOptions { self == .truncate ? .truncate : [] }
}
