/// What `ProtectionAdvisor` recommends, and why.
public struct ProtectionAdvice: Hashable, Sendable {
  /// Where the data belongs.
  public enum Storage: Hashable, Sendable {
    /// A keychain item of this accessibility.
    case keychain(KeychainAccessibility)
    /// A file of this class.
    case file(ProtectionClass)
  }

  /// The question.
  public var need: ProtectionNeed
  /// Where the data belongs, and with which class.
  public var storage: Storage
  /// When it can be used besides while the device is unlocked.
  public var whileLocked: LockedAccess
  /// The accessibility of the item with the key that a file is to be encrypted with, if any.
  public var keyItem: KeychainAccessibility?
  /// Why, one sentence each, the decisive one first.
  public var reasons: [String]
  /// What the choice costs, and what must be done about it; one sentence each.
  public var cautions: [String]
}
