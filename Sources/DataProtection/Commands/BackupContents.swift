/// What a backup holds, as far as its holder's screen shows it.
public struct BackupContents: Hashable, Sendable {
  /// The files, without directories.
  public let files: [DevicePath]
  /// The keychain items, by name, whoever can open them.
  public let items: [KeychainAttributes]

  /// Names both parts.
  public init(files: [DevicePath], items: [KeychainAttributes]) {
    self.files = files
    self.items = items
  }
}
