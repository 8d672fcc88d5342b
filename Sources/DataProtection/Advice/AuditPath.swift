/// A way in which data reaches another device, or another pair of eyes.
public enum AuditPath: String, CaseIterable, Hashable, Sendable {
  /// An unencrypted local backup.
  case unencryptedBackup = "unencrypted-backup"
  /// An encrypted local backup, by whoever knows its password.
  case encryptedBackup = "encrypted-backup"
  /// An iCloud backup.
  case iCloudBackup = "icloud-backup"
  /// iCloud Keychain.
  case synchronization = "icloud-keychain"
  /// The device itself, found or stolen, without its passcode.
  case deviceItself = "device"

  /// The path that a kind of backup is.
  public init(_ kind: BackupKind) {
    switch kind {
    case .unencrypted: self = .unencryptedBackup
    case .encrypted: self = .encryptedBackup
    case .iCloud: self = .iCloudBackup
    }
  }
}
