/// The primary key of a keychain item.
///
/// `kSecAttrSynchronizable` is a part of it: a synchronized and a local item may share a name
/// (`SecItemConstants`: `sync` is among the unique columns).
public struct KeychainItemID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral {
  /// Service and account, as one string.
  public let name: String
  /// Whether iCloud Keychain carries the item to the account's other devices.
  public let isSynchronizable: Bool

  /// Makes a primary key.
  public init(_ name: String, synchronizable: Bool = false) {
    self.name = name
    self.isSynchronizable = synchronizable
  }

  /// Makes the primary key of a local item.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// Orders by name, the local item first.
  public static func < (left: Self, right: Self) -> Bool {
    if left.name != right.name { return left.name < right.name }
    return !left.isSynchronizable && right.isSynchronizable
  }
}
