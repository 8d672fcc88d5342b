/// What an application's property lists say of it as a whole.
public struct AuditApplication: Hashable, Sendable {
  /// What it is called in findings, such as its bundle identifier.
  public var name: String
  /// Why it runs while the device is locked, such as "background mode fetch"; empty where nothing
  /// says that it does.
  public var lockedWork: [String]
  /// The value of the entitlement `com.apple.developer.default-data-protection`; nil without one,
  /// which gives class C.
  public var defaultProtection: ProtectionClass?
  /// Whether the entitlements are known, so that one which is not there is missing.
  public var knowsEntitlements: Bool

  /// Describes an application.
  public init(
    _ name: String, lockedWork: [String] = [], defaultProtection: ProtectionClass? = nil,
    knowsEntitlements: Bool = false
  ) {
    self.name = name
    self.lockedWork = lockedWork
    self.defaultProtection = defaultProtection
    self.knowsEntitlements = knowsEntitlements
  }

  /// Whether it is known to have no such entitlement.
  var lacksEntitlement: Bool { knowsEntitlements && defaultProtection == nil }
}
