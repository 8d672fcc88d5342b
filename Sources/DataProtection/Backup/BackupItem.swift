/// A keychain item in a backup, sealed.
struct BackupItem: Hashable, Sendable {
  let item: KeychainItem
  let seal: BackupSeal
}
