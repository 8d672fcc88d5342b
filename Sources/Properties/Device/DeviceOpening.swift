import DataProtection

/// How a sequence opens files that are there.
public enum DeviceOpening: UInt8, CaseIterable, Hashable, Sendable {
  /// For reading.
  case read
  /// For reading and writing.
  case write
  /// For reading and writing, emptying the file.
  case truncate

  /// What the device is asked.
  var access: Access { self == .read ? .read : .readWrite }
  var options: OpenOptions { self == .truncate ? .truncate : [] }
}
