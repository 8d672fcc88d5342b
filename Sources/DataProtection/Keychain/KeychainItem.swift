/// One generic-password item as an app sees it.
public struct KeychainItem: Hashable, Sendable {
  /// The primary key: name and whether the item is synchronized.
  public let id: KeychainItemID
  /// When the item can be read, and how far it may travel.
  public var accessibility: KeychainAccessibility
  /// The secret.
  public var value: [UInt8]

  /// Makes an item; without an accessibility it gets the keychain's default, `whenUnlocked`.
  public init(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility? = nil, value: [UInt8] = []
  ) {
    self.id = id
    self.accessibility = accessibility ?? .unspecified
    self.value = value
  }
}
