/// What an audit looks for; the raw value is the stable name of the rule.
public enum AuditRule: String, CaseIterable, Hashable, Sendable {
  /// A backup or iCloud Keychain carries a keychain item to where another device can read it.
  case externallyAvailableItem = "externally-available-keychain-item"
  /// A keychain item is readable before the first unlock, under a deprecated constant.
  case alwaysReadableItem = "always-readable-keychain-item"
  /// The attributes of an item contradict each other, so that it cannot be stored.
  case contradictoryItem = "contradictory-keychain-item"
  /// The profile's documents do not know the constant.
  case unlistedConstant = "unlisted-keychain-constant"
  /// An item that must reach another device never does, or only in one kind of backup.
  case lostOnAnotherDevice = "lost-on-another-device"
  /// An item is lost with the passcode.
  case lostWithPasscode = "lost-with-passcode"
  /// A sensitive file can be read in a backup, or restored on another device.
  case sensitiveFileInBackup = "sensitive-file-in-backup"
  /// A sensitive file is stored without protection.
  case unprotectedFile = "unprotected-sensitive-file"
  /// A file reaches another device and the key it is encrypted with does not.
  case fileWithoutItsKey = "file-without-its-key"
}
