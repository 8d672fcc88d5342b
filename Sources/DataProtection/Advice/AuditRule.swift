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
  /// An item is lost with the passcode, and nothing else holds what it protects.
  case lostWithPasscode = "lost-with-passcode"
  /// A sensitive file can be read in a backup, or restored on another device.
  case sensitiveFileInBackup = "sensitive-file-in-backup"
  /// A sensitive file is stored without protection.
  case unprotectedFile = "unprotected-sensitive-file"
  /// A file reaches another device and the key it is encrypted with does not.
  case fileWithoutItsKey = "file-without-its-key"
  /// Something is used while its class or constant forbids it.
  case forbiddenAccess = "access-that-the-class-forbids"
  /// A sidecar file of a database has another class than the database.
  case sidecarOfAnotherClass = "sidecar-of-another-class"
  /// A database has class B, under which its sidecars cannot be opened anew while locked.
  case unlessOpenDatabase = "database-of-class-b"
  /// An application runs while locked, and new files get a class that is off limits then.
  case backgroundWithoutAccess = "background-work-without-access"
  /// New files get class D, so that no passcode guards them.
  case unprotectedDefault = "unprotected-default-class"
  /// Class A is used without the entitlement that the file-protection reference asks for.
  case missingEntitlement = "missing-data-protection-entitlement"
}
