/// Faults of backups and of iCloud Keychain: one broken cell or rule each.
extension DeviceFaults {
  /// An encrypted backup carries `ThisDeviceOnly` items to another device.
  public static let thisDeviceOnlyTravels = DeviceFaults(rawValue: 1 << 57)
  /// Unencrypted and iCloud backups carry items to another device.
  public static let deviceBoundBackupTravels = DeviceFaults(rawValue: 1 << 58)
  /// Backups carry `akpu` items.
  public static let backupCarriesPasscodeItems = DeviceFaults(rawValue: 1 << 59)
  /// A restore on the same device loses `ThisDeviceOnly` items.
  public static let restoreLosesThisDeviceOnly = DeviceFaults(rawValue: 1 << 60)
  /// A backup taken while locked leaves out files of class A and B.
  public static let backupOmitsLockedFiles = DeviceFaults(rawValue: 1 << 61)
  /// iCloud Keychain carries items that are not synchronizable.
  public static let syncCarriesLocalItems = DeviceFaults(rawValue: 1 << 62)
  /// A backup holds files that are excluded from backups.
  public static let backupCarriesExcludedFiles = DeviceFaults(rawValue: 1 << 63)
}
