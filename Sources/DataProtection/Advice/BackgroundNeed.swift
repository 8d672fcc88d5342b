/// What background work does with the data while the device may be locked.
public enum BackgroundNeed: String, CaseIterable, Hashable, Sendable {
  /// Nothing: the data is used with the app in the foreground only.
  case none
  /// It creates new files, or goes on writing files that it holds open; it re-opens none.
  case write
  /// It reads the data, at any time after the first unlock since boot.
  case read
  /// It reads the data even before the first unlock since boot.
  case readBeforeFirstUnlock = "read-before-first-unlock"
}
