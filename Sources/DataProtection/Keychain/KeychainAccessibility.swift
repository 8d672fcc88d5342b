/// When the data of a keychain item can be read, and how far it may travel.
///
/// The raw value is the code that `kSecAttrAccessible` stores in the keychain database. Source:
/// Apple's page of each `kSecAttrAccessible…` constant; the codes are those of `SecItem.h`.
public enum KeychainAccessibility: String, CaseIterable, Hashable, Sendable {
  /// Readable while the device is unlocked; travels in an encrypted backup. The default.
  case whenUnlocked = "ak"
  /// Readable while the device is unlocked; usable only on the device that wrote it.
  case whenUnlockedThisDeviceOnly = "aku"
  /// Readable while unlocked and only while a passcode is set; in no backup at all.
  case whenPasscodeSetThisDeviceOnly = "akpu"
  /// Readable from the first unlock after boot on; travels in an encrypted backup.
  case afterFirstUnlock = "ck"
  /// Readable from the first unlock after boot on; usable only on the device that wrote it.
  case afterFirstUnlockThisDeviceOnly = "cku"
  /// Always readable; travels in an encrypted backup. Deprecated since iOS 12.
  case always = "dk"
  /// Always readable; usable only on the device that wrote it. Deprecated since iOS 12.
  case alwaysThisDeviceOnly = "dku"

  /// What an item gets that is added without the attribute (Apple's page of `WhenUnlocked`).
  public static let unspecified = whenUnlocked

  /// The name of the constant in Apple's `Security` framework.
  public var constantName: String {
    switch self {
    case .whenUnlocked: "kSecAttrAccessibleWhenUnlocked"
    case .whenUnlockedThisDeviceOnly: "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
    case .whenPasscodeSetThisDeviceOnly: "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
    case .afterFirstUnlock: "kSecAttrAccessibleAfterFirstUnlock"
    case .afterFirstUnlockThisDeviceOnly: "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
    case .always: "kSecAttrAccessibleAlways"
    case .alwaysThisDeviceOnly: "kSecAttrAccessibleAlwaysThisDeviceOnly"
    }
  }

  /// The column of table 4.2, and with it the class key that the item is wrapped with.
  package var column: KeychainColumn {
    switch self {
    case .whenUnlocked, .whenUnlockedThisDeviceOnly: .whenUnlocked
    case .whenPasscodeSetThisDeviceOnly: .passcodeSet
    case .afterFirstUnlock, .afterFirstUnlockThisDeviceOnly: .afterFirstUnlock
    case .always, .alwaysThisDeviceOnly: .always
    }
  }

  /// Whether the item is bound to the hardware that wrote it.
  public var isThisDeviceOnly: Bool {
    switch self {
    case .whenUnlocked, .afterFirstUnlock, .always: false
    case .whenUnlockedThisDeviceOnly, .whenPasscodeSetThisDeviceOnly,
      .afterFirstUnlockThisDeviceOnly, .alwaysThisDeviceOnly:
      true
    }
  }

  /// Whether Apple has deprecated the constant (the two `Always…`, in iOS 12).
  public var isDeprecated: Bool { column == .always }

  /// The constant with the same moment of access that stays on this device.
  public var thisDeviceOnly: KeychainAccessibility {
    switch self {
    case .whenUnlocked: .whenUnlockedThisDeviceOnly
    case .afterFirstUnlock: .afterFirstUnlockThisDeviceOnly
    case .always: .alwaysThisDeviceOnly
    case .whenUnlockedThisDeviceOnly, .whenPasscodeSetThisDeviceOnly,
      .afterFirstUnlockThisDeviceOnly, .alwaysThisDeviceOnly:
      self
    }
  }
}
