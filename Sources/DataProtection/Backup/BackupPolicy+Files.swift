extension BackupPolicy {
  /// One kind of backup: what it takes to have it and what becomes of files.
  public struct FileRow: Hashable, Sendable {
    /// The backup.
    public let kind: BackupKind
    /// Whether it is taken while the device is locked.
    public let takenWhileLocked: BackupCell
    /// Whether content is readable in the backup by whoever holds it, whatever its class.
    public let readableInBackup: BackupCell
    /// Whether files come back on the same device.
    public let same: BackupCell
    /// Whether files come back on another device.
    public let other: BackupCell
  }

  /// Table 4.2b, row by row; every class of file fares alike.
  public static let files: [FileRow] = [
    FileRow(
      kind: .unencrypted,
      takenWhileLocked: yes(.documented, "escrow bag of a paired computer (passage not seen)"),
      readableInBackup: yes(.documented, "security guide, quoted at hetzel.net/2014-09-20"),
      same: yes(.documented, "security guide, quoted at hetzel.net/2014-09-20"),
      other: yes(.documented, "security guide, quoted at hetzel.net/2014-09-20")),
    FileRow(
      kind: .encrypted,
      takenWhileLocked: yes(.documented, "escrow bag of a paired computer (passage not seen)"),
      readableInBackup: no(.documented, "PS-bag (passage not seen), hetzel.net"),
      same: yes(.documented, "PS-bag: with the password"),
      other: yes(.documented, "PS-bag: with the password")),
    FileRow(
      kind: .iCloud,
      takenWhileLocked: yes(.documented, "PS-icl: locked, on power and Wi-Fi"),
      readableInBackup: no(.documented, "PS-icl: asymmetric keys of the iCloud Backup bag"),
      same: yes(.documented, "PS-icl: with the account"),
      other: yes(.documented, "PS-icl: with the account")),
  ]

  /// The row of a kind of backup.
  public static func fileRow(_ kind: BackupKind) -> FileRow {
    switch kind {
    case .unencrypted: files[0]
    case .encrypted: files[1]
    case .iCloud: files[2]
    }
  }
}
