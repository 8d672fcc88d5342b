/// What a command came to.
public enum DeviceOutcome: Hashable, Sendable {
  /// It succeeded, and there is nothing to tell.
  case done
  /// An event took effect, or not, and what was posted.
  case event(DeviceEvent.Outcome)
  /// Bytes that were read.
  case bytes([UInt8])
  /// The names in a directory.
  case names([String])
  /// Size, class and the rest.
  case status(FileStatus)
  /// The class of a file, or of new files in a directory.
  case protection(ProtectionClass)
  /// Extended attributes.
  case attributes([ExtendedAttribute])
  /// A stored default, nil when it looks unset.
  case value(String?)
  /// Yes or no.
  case flag(Bool)
  /// An item's attributes.
  case item(KeychainAttributes)
  /// The items that match, by name.
  case items([KeychainItem])
  /// A backup was taken.
  case backup(BackupContents)
  /// So many items went to the device that is current now.
  case synchronized(items: Int)
  /// What can be read, and what cannot.
  case access(DeviceAccess)
  /// Why something can or cannot be read.
  indirect case explanation(Explanation)
  /// The application was killed by what it did.
  case processDied
  /// A file operation failed.
  case failed(PosixError)
  /// A keychain operation failed.
  case keychainFailed(KeychainStatus)
  /// No backup was taken or restored.
  case refused(BackupRefusal)
  /// It was not tried, because protected data was not available.
  case skipped
  /// It was not tried, because the last answer was not so.
  case unmet(OutcomeCondition)
  /// There was nothing to do it to: no such handle, backup or device. In a model, no table has a
  /// cell for it, and no answer is right.
  case impossible(String)
}
