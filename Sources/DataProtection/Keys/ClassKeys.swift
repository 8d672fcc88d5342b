/// The class keys that are in memory at one moment: the only thing that decides access.
///
/// Files and the keychain have class keys of their own, wrapped in the same key bag.
/// Source: Apple Platform Security, "Keybags for Data Protection".
package struct ClassKeys: OptionSet, Hashable, Sendable {
  /// The number behind it; stable.
  package let rawValue: UInt16

  /// The value with that number behind it.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// File class A.
  package static let complete = ClassKeys(rawValue: 1 << 0)
  /// File class B, the private half: needed to open an existing file.
  package static let unlessOpenPrivate = ClassKeys(rawValue: 1 << 1)
  /// File class B, the package half: enough to create a file.
  package static let unlessOpenPublic = ClassKeys(rawValue: 1 << 2)
  /// File class C.
  package static let untilFirstAuthentication = ClassKeys(rawValue: 1 << 3)
  /// File class D.
  package static let none = ClassKeys(rawValue: 1 << 4)
  /// File class CX.
  package static let whenUserInactive = ClassKeys(rawValue: 1 << 5)
  /// Keychain `ak` and `aku`: when unlocked.
  package static let keychainWhenUnlocked = ClassKeys(rawValue: 1 << 6)
  /// Keychain `akpu`: exists only while a passcode is set, and is made anew with each one.
  package static let keychainPasscodeSet = ClassKeys(rawValue: 1 << 7)
  /// Keychain `ck` and `cku`: after first unlock.
  package static let keychainAfterFirstUnlock = ClassKeys(rawValue: 1 << 8)
  /// Keychain `dk` and `dku`: always.
  package static let keychainAlways = ClassKeys(rawValue: 1 << 9)

  /// Wrapped by the device key alone, or not secret: there as soon as the device runs.
  package static let atBoot: ClassKeys = [.unlessOpenPublic, .none, .keychainAlways]
  /// Dropped when the grace period after a lock ends.
  package static let whileUnlocked: ClassKeys = [
    .complete, .unlessOpenPrivate, .keychainWhenUnlocked, .keychainPasscodeSet,
  ]
  /// Kept from the first unlock until reboot.
  package static let sinceFirstUnlock: ClassKeys = [
    .untilFirstAuthentication, .keychainAfterFirstUnlock,
  ]
  /// Every key of an unlocked device with a passcode.
  package static let all: ClassKeys = [
    .atBoot, .whileUnlocked, .sinceFirstUnlock, .whenUserInactive,
  ]
  /// Every key of a device without a passcode: class `akpu` does not exist there.
  package static let withoutPasscode = ClassKeys.all.subtracting(.keychainPasscodeSet)

  /// The key that unwraps the key of an existing file of that class.
  package static func opening(_ protection: ProtectionClass) -> ClassKeys {
    switch protection {
    case .complete: .complete
    case .completeUnlessOpen: .unlessOpenPrivate
    case .completeUntilFirstUserAuthentication: .untilFirstAuthentication
    case .none: .none
    case .completeWhenUserInactive: .whenUserInactive
    }
  }

  /// The key that wraps the key of a new file of that class.
  package static func creating(_ protection: ProtectionClass) -> ClassKeys {
    protection == .completeUnlessOpen ? .unlessOpenPublic : opening(protection)
  }
}
