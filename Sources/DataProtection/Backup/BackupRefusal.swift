/// Why no backup could be taken or restored.
public enum BackupRefusal: Error, Hashable, Sendable {
  /// The device is off.
  case off
  /// A backup needs the first unlock since boot: class C files cannot be read before, and a paired
  /// computer's escrow bag is itself protected until then (a choice for iCloud: no source).
  case beforeFirstUnlock
}
