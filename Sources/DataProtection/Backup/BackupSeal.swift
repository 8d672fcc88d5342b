/// What a keychain item in a backup is wrapped under: who can open it again.
package enum BackupSeal: Hashable, Sendable {
  /// The hardware key of one device.
  case device(UInt32)
  /// The backup's password.
  case password
  /// Nothing that another device lacks: the literal reading of the keychain note.
  case open

  /// Whether a device that has the backup, and its password if it has one, can open it.
  func opens(on device: UInt32) -> Bool {
    switch self {
    case .device(let owner): owner == device
    case .password, .open: true
    }
  }
}
