/// What a query that asks for attributes alone returns: everything but the secret.
public struct KeychainAttributes: Hashable, Sendable {
  /// The primary key.
  public let id: KeychainItemID
  /// When the item can be read, and how far it may travel.
  public let accessibility: KeychainAccessibility

  /// Names both parts.
  public init(id: KeychainItemID, accessibility: KeychainAccessibility) {
    self.id = id
    self.accessibility = accessibility
  }
}
