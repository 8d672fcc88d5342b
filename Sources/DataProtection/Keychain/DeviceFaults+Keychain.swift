/// Faults of the keychain: one broken cell or rule each.
extension DeviceFaults {
  private static func bit(_ number: UInt64) -> DeviceFaults { DeviceFaults(rawValue: 1 << number) }

  /// Adding an item that exists answers `duplicateItem` while locked.
  public static let duplicateBeforeLocked = bit(40)
  /// A match-all query leaves out locked rows and says nothing.
  public static let matchAllSkipsLocked = bit(41)
  /// Attribute queries answer while locked.
  public static let attributesReadableWhileLocked = bit(42)
  /// `akpu` items outlive the removal of the passcode.
  public static let passcodeItemsSurvive = bit(43)
  /// `akpu` items come back when a passcode is set again.
  public static let passcodeItemsReturn = bit(44)
  /// `akpu` items can be added without a passcode.
  public static let passcodeItemWithoutPasscode = bit(45)
  /// `ck` and `cku` can be read before the first unlock.
  public static let afterFirstUnlockReadableAtBoot = bit(46)
  /// `ck` and `cku` are evicted with the keys of an unlocked device.
  public static let afterFirstUnlockNeedsUnlocked = bit(47)
  /// `dk` and `dku` need the first unlock.
  public static let alwaysNeedsFirstUnlock = bit(48)
  /// A locked item reads as missing.
  public static let lockedReadsAsMissing = bit(49)
  /// A synchronizable item can be deleted while locked.
  public static let tombstoneNeedsNoKey = bit(50)
  /// An item can be moved to a class whose key is not in memory.
  public static let updateIgnoresTargetKey = bit(51)
  /// A locked item's secret can be replaced.
  public static let updateIgnoresSourceKey = bit(52)
  /// Replacing the secret puts the accessibility back to the default.
  public static let updateResetsAccessibility = bit(53)
  /// A synchronizable item may be `ThisDeviceOnly`.
  public static let synchronizableThisDeviceOnly = bit(54)
  /// An item added without an accessibility gets `ck`.
  public static let defaultIsAfterFirstUnlock = bit(55)
  /// Erasing the device leaves the keychain in place.
  public static let eraseKeepsKeychain = bit(56)
}
