/// The cells where sources are silent or differ: each a named choice with two values.
///
/// Source: the list C1 to C15 of the decision tables; `basis` says what the default rests on.
public enum Assumption: UInt8, CaseIterable, Hashable, Sendable {
  /// C1. Creating a class B file (or converting to B) before the first unlock: allowed; or EPERM.
  case createUnlessOpenBeforeFirstUnlock
  /// C2. Class CX: like C until the person is inactive; or evicted with class A.
  case inactiveClass
  /// C3. Mapping a class B file while locked, through a handle: allowed; or EPERM.
  case mapUnlessOpenWhileLocked
  /// C4. Cloning an unreadable file: allowed, sharing its wrapped key; or EPERM like a copy.
  case cloneUnreadable
  /// C5. A keychain read before first unlock: -25308; or -25300.
  case keychainMissBeforeFirstUnlock
  /// C6. Adding `akpu` without a passcode: -25293; or -25291.
  case passcodeSetWithoutPasscode
  /// C7. Deleting a locked keychain item: allowed; or -25308.
  case deleteLockedItem
  /// C8. The keychain after uninstall: kept; or gone.
  case keychainAfterUninstall
  /// C9. Locking while locked: the grace timer runs on; or starts again.
  case repeatedLockRestartsTimer
  /// C10. The availability flag goes down at lock; or at eviction.
  case availabilityFlag
  /// C11. Defaults opened before first unlock recover at unlock; or at the next launch.
  case defaultsRecovery
  /// C12. A defaults write before first unlock replaces the file; or is lost.
  case defaultsWriteBeforeFirstUnlock
  /// C13. A copied or restored file keeps the source's class; or takes the directory's.
  case classOfCopy
  /// C14. A create whose inherited class has no key: EPERM; or falls back to a class that has one.
  case inheritedClassWithoutKey
  /// C15. The container of an application group has class C; or that of the entitlement.
  case classOfGroup

  /// What is unknown, what is chosen, and after the `;` what the assumption chooses instead.
  public var statement: String {
    switch self {
    case .createUnlessOpenBeforeFirstUnlock:
      "Creating a class B file (or converting to B) before the first unlock: allowed; or EPERM"
    case .inactiveClass:
      "Class CX: like C until the person is inactive; or evicted with class A"
    case .mapUnlessOpenWhileLocked:
      "Mapping a class B file while locked, through a handle: allowed; or EPERM"
    case .cloneUnreadable:
      "Cloning an unreadable file: allowed, sharing its wrapped key; or EPERM like a copy"
    case .keychainMissBeforeFirstUnlock:
      "A keychain read before first unlock: -25308; or -25300"
    case .passcodeSetWithoutPasscode:
      "Adding `akpu` without a passcode: -25293; or -25291"
    case .deleteLockedItem:
      "Deleting a locked keychain item: allowed; or -25308"
    case .keychainAfterUninstall:
      "The keychain after uninstall: kept; or gone"
    case .repeatedLockRestartsTimer:
      "Locking while locked: the grace timer runs on; or starts again"
    case .availabilityFlag:
      "The availability flag goes down at lock; or at eviction"
    case .defaultsRecovery:
      "Defaults opened before first unlock recover at unlock; or at the next launch"
    case .defaultsWriteBeforeFirstUnlock:
      "A defaults write before first unlock replaces the file; or is lost"
    case .classOfCopy:
      "A copied or restored file keeps the source's class; or takes the directory's"
    case .inheritedClassWithoutKey:
      "A create whose inherited class has no key: EPERM; or falls back to a class that has one"
    case .classOfGroup:
      "The container of an application group has class C; or the class of the entitlement"
    }
  }

  /// `C1` to `C15`.
  public var name: String { "C\(rawValue + 1)" }

  /// The assumption called `C1` to `C15`, or nil.
  public init?(name: some StringProtocol) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
