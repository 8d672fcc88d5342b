/// A keychain item as an audit sees it: what the application declares, never the secret.
public struct AuditItem: Hashable, Sendable {
  /// What the item is called in findings.
  public var name: String
  /// The constant it is stored with; nil where the code sets none.
  public var accessibility: KeychainAccessibility?
  /// Whether `kSecAttrSynchronizable` is set.
  public var isSynchronizable: Bool
  /// Whether an access control (biometry, user presence) guards it: such items are in no backup.
  public var hasAccessControl: Bool
  /// Whether it has to be there after a move to another device.
  public var mustReachAnotherDevice: Bool
  /// When it is used besides while the device is unlocked; nil where nothing is said.
  public var access: LockedAccess?
  /// Whether the application makes or fetches it anew where it is absent.
  public var isRecoverable: Bool

  /// Describes an item.
  public init(
    _ name: String, _ accessibility: KeychainAccessibility? = nil, isSynchronizable: Bool = false,
    hasAccessControl: Bool = false, mustReachAnotherDevice: Bool = false,
    access: LockedAccess? = nil, isRecoverable: Bool = false
  ) {
    self.name = name
    self.accessibility = accessibility
    self.isSynchronizable = isSynchronizable
    self.hasAccessControl = hasAccessControl
    self.mustReachAnotherDevice = mustReachAnotherDevice
    self.access = access
    self.isRecoverable = isRecoverable
  }

  /// The constant that holds for it.
  var constant: KeychainAccessibility { accessibility ?? .unspecified }
}
