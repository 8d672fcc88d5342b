extension BackupPolicy {
  /// One kind of backup: what it takes to have it and what becomes of files.
  package struct FileRow: Hashable, Sendable {
    /// The backup.
    package let kind: BackupKind
    /// Whether it is taken while the device is locked.
    package let takenWhileLocked: Cell
    /// Whether content is readable in the backup by whoever holds it, whatever its class.
    package let readableInBackup: Cell
    /// Whether files come back on the same device.
    package let same: Cell
    /// Whether files come back on another device.
    package let other: Cell
  }

  /// The row of a kind of backup, in table 4.2b; every class of file fares alike.
  package static func fileRow(_ kind: BackupKind) -> FileRow {
    switch kind {
    case .unencrypted:
      FileRow(
        kind: kind,
        takenWhileLocked: yes(.documented, "escrow bag of a paired computer (passage not seen)"),
        readableInBackup: yes(.documented, "security guide, quoted at hetzel.net/2014-09-20"),
        same: yes(.documented, "security guide, quoted at hetzel.net/2014-09-20"),
        other: yes(.documented, "security guide, quoted at hetzel.net/2014-09-20"))
    case .encrypted:
      FileRow(
        kind: kind,
        takenWhileLocked: yes(.documented, "escrow bag of a paired computer (passage not seen)"),
        readableInBackup: no(.documented, "PS-bag (passage not seen), hetzel.net"),
        same: yes(.documented, "PS-bag: with the password"),
        other: yes(.documented, "PS-bag: with the password"))
    case .iCloud:
      FileRow(
        kind: kind,
        takenWhileLocked: yes(.documented, "PS-icl: locked, on power and Wi-Fi"),
        readableInBackup: no(.documented, "PS-icl: asymmetric keys of the iCloud Backup bag"),
        same: yes(.documented, "PS-icl: with the account"),
        other: yes(.documented, "PS-icl: with the account"))
    }
  }
}
