/// The three ways a device is backed up.
///
/// Source: Apple Platform Security, "Keybags for Data Protection" and "Security of iCloud Backup".
public enum BackupKind: String, CaseIterable, Hashable, Sendable {
  /// To a paired computer, without a password: files readable, the keychain bound to the device.
  case unencrypted
  /// To a paired computer, under a password.
  case encrypted
  /// To iCloud, while the device is locked.
  case iCloud = "icloud"
}
