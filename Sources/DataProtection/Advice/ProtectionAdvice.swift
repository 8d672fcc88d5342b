/// What `ProtectionAdvisor` recommends, and why.
public struct ProtectionAdvice: Hashable, Sendable {
  /// Where the data belongs.
  public enum Storage: Hashable, Sendable {
    /// A keychain item of this accessibility.
    case keychain(KeychainAccessibility)
    /// A file of this class.
    case file(ProtectionClass)
  }

  /// Where the data belongs, and with which class.
  public var storage: Storage
  /// Whether it can be used while the device is locked.
  public var whileLocked: LockedAccess
  /// Why, one sentence each, the decisive one first.
  public var reasons: [String]
  /// What the choice costs, and what must be done about it; one sentence each.
  public var cautions: [String]
}
