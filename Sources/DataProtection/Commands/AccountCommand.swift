/// Backups and the account's other devices.
public enum AccountCommand: Hashable, Sendable {
  /// A backup is taken of the current device.
  case backUp(BackupKind)
  /// A device is erased and set up from a backup; the last one, or by number.
  case restore(HandleName, RestorePlace)
  /// iCloud Keychain carries the current device's items to another one, which becomes current.
  case synchronize(NextDevice)
  /// Another device becomes current, the first being 1.
  case useDevice(Int)
  /// The current device is put away for a new and empty one.
  case replaceDevice

  /// Where a backup is restored.
  public enum RestorePlace: String, CaseIterable, Hashable, Sendable {
    /// On the current device, whatever it was taken of; the application does not run yet.
    case here
    /// On the device it was taken of, whose application is then opened.
    case sameDevice = "same"
    /// On the account's other device, whose application is then opened.
    case otherDevice = "other"
  }

  /// Which device comes after this one.
  public enum NextDevice: String, CaseIterable, Hashable, Sendable {
    /// The account's other device, as it stands.
    case other
    /// A new one, in place of this.
    case new
  }
}
