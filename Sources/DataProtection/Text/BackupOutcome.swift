/// What a step about backups came to.
public enum BackupOutcome: Hashable, Sendable {
  /// The backup was taken.
  case taken(Backup)
  /// The device was replaced by the backup.
  case restored
  /// The device would not.
  case refused(BackupRefusal)
  /// No step before has taken a backup of that number.
  case noSuchBackup
  /// `DeviceLimits.backups` have been taken already.
  case tooMany
}
