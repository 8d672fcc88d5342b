/// Whether data can be used while the device is locked: a cell of the reference's scenario table.
public enum LockedAccess: String, CaseIterable, Hashable, Sendable {
  /// Not at all.
  case never = "no"
  /// Through a handle that was opened before, or that created the file.
  case whileOpen = "while open"
  /// From the first unlock after boot on.
  case afterFirstUnlock = "after the first unlock"
  /// Always, before the first unlock too.
  case always = "always"
}
