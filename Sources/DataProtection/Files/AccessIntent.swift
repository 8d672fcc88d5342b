/// What an application was about when a file operation failed: Cocoa's codes depend on it.
public enum AccessIntent: UInt8, CaseIterable, Hashable, Sendable {
  /// Opening for reading, reading, copying from; and changing the class of a file.
  case read
  /// Creating, opening for writing, writing, deleting, moving.
  case write
}
