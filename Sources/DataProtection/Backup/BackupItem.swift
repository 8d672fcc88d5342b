/// A keychain item in a backup, sealed.
package struct BackupItem: Hashable, Sendable {
  package let item: KeychainItem
  package let seal: BackupSeal

  package init(item: KeychainItem, seal: BackupSeal) {
    self.item = item
    self.seal = seal
  }
}
