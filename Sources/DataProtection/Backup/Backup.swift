/// A backup of one device: its files, and its keychain sealed item by item.
///
/// Files and keychain come back separately: restored on another device, a file may be there and
/// the item with its key may not. Sources: Apple Platform Security, "Keybags for Data Protection"
/// and "Security of iCloud Backup"; `s3dl_export_row` of Apple's published `Security`.
public struct Backup: Hashable, Sendable {
  /// How it was taken.
  public let kind: BackupKind
  /// Which device it was taken of.
  public let source: UInt32
  /// When, by the device's clock.
  public let takenAt: Seconds
  /// The default-protection entitlement of the application.
  let entitlement: ProtectionClass?
  package var items: [BackupItem]
  /// All files and directories that are not excluded, parents first.
  public package(set) var files: [BackupFile]

  /// The keychain items it holds, ordered by name, whoever can open them.
  public var itemAttributes: [KeychainAttributes] {
    items.map { KeychainAttributes(id: $0.item.id, accessibility: $0.item.accessibility) }
  }

  /// What the holder's screen shows of it.
  package var contents: BackupContents {
    BackupContents(files: files.filter { !$0.isDirectory }.map(\.path), items: itemAttributes)
  }

  /// Whether whoever holds the backup can read its files, whatever their class was.
  public var isReadableByHolder: Bool { kind == .unencrypted }

  /// The attribute that keeps a file out of backups: what `isExcludedFromBackup` sets.
  public static let exclusionAttribute = "com.apple.metadata:com_apple_backup_excludeItem"

  /// The directories that are in no backup.
  public static let excludedDirectories: [DevicePath] = ["/Library/Caches", "/tmp"]
}
