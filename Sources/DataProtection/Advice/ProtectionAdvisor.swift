/// Says where a piece of data belongs and which class protects it.
///
/// The rows of the file-protection reference's selection matrix and scenario table come out as
/// that document has them; what it leaves open (another device, the passcode, writing while
/// locked) follows tables 4.0 and section 3 of the specification.
///
/// The advice is monotone: data that is needed in more states never gets a class that is available
/// in fewer, and data that is sensitive never gets a weaker class than data that is not.
public enum ProtectionAdvisor {
  /// The size in bytes above which a secret belongs in a file: "a few kilobytes".
  public static let keychainValueLimit = 4096
  /// The size in bytes above which the reference no longer has the keychain in mind: "1 KB".
  public static let keychainUsualSize = 1024

  /// Answers one question; the same question always gets the same answer.
  public static func advise(_ need: ProtectionNeed) -> ProtectionAdvice {
    if need.kind.isSecret && need.size <= keychainValueLimit { return keychainAdvice(need) }
    return fileAdvice(need)
  }

  /// When a file of that class can be used besides while the device is unlocked.
  public static func lockedAccess(_ protection: ProtectionClass) -> LockedAccess {
    switch protection {
    case .complete: .never
    case .completeUnlessOpen: .whileOpen
    case .completeUntilFirstUserAuthentication, .completeWhenUserInactive: .afterFirstUnlock
    case .none: .always
    }
  }

  /// When a keychain item can be used besides while the device is unlocked.
  public static func lockedAccess(_ accessibility: KeychainAccessibility) -> LockedAccess {
    switch accessibility.column {
    case .whenUnlocked, .passcodeSet: .never
    case .afterFirstUnlock: .afterFirstUnlock
    case .always: .always
    }
  }

  /// The strongest class of a file that serves `access`; for sensitive data never class D, which
  /// asks for no passcode, so that access before the first unlock is not served.
  static func fileClass(
    _ access: LockedAccess, isDatabase: Bool, isSensitive: Bool
  ) -> ProtectionClass {
    switch access {
    case .never: .complete
    // SQLite makes and opens its -wal and -shm files anew while locked, which class B forbids.
    case .whileOpen: isDatabase ? .completeUntilFirstUserAuthentication : .completeUnlessOpen
    case .afterFirstUnlock: .completeUntilFirstUserAuthentication
    case .always: isSensitive ? .completeUntilFirstUserAuthentication : .none
    }
  }

  /// The strongest constant that serves `access` and is not deprecated, so that access before the
  /// first unlock is not served.
  static func accessibility(_ access: LockedAccess, travels: Bool) -> KeychainAccessibility {
    let constant: KeychainAccessibility = access == .never ? .whenUnlocked : .afterFirstUnlock
    return travels ? constant : constant.thisDeviceOnly
  }
}
