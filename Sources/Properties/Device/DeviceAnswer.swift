public import DataProtection

/// What a device answers to a command, in terms that model and device share.
public enum DeviceAnswer: Hashable, Sendable {
  /// An event took effect, or not, and what was posted.
  case event(EventOutcome)
  /// It succeeded, and there is nothing to tell.
  case done
  /// Bytes that were read.
  case bytes([UInt8])
  /// Size and class of a file, and its number of names.
  case status(size: Int, ProtectionClass, links: Int)
  /// The names in a directory.
  case names([String])
  /// The class that new files in a directory get.
  case folderClass(ProtectionClass)
  /// A stored default.
  case value(String?)
  /// The application was killed by what it did.
  case processDied
  /// It failed.
  case failed(PosixError)
  /// A keychain call that returns nothing, or failed.
  case keychain(KeychainStatus)
  /// Items, by name.
  case items([KeychainItem])
  /// An item's accessibility.
  case accessibility(KeychainAccessibility)
  /// What a backup holds: files that sequences use, and items without their secrets.
  case backup([DevicePlace], [KeychainItem])
  /// No backup was taken or restored.
  case refused(BackupRefusal)
  /// The tables say that this cannot arise: never right.
  case impossible
}
