/// One thing an application asks of the keychain, as a value: what a log holds and replays.
public enum KeychainCommand: Hashable, Sendable {
  /// Adds an item.
  case add(KeychainItem)
  /// Reads an item's secret.
  case value(KeychainItemID)
  /// Asks for an item's attributes.
  case attributes(KeychainItemID)
  /// Asks for all items that match.
  case match(KeychainQuery)
  /// Replaces an item's secret.
  case updateValue(KeychainItemID, [UInt8])
  /// Moves an item to another accessibility.
  case updateAccessibility(KeychainItemID, KeychainAccessibility)
  /// Deletes an item.
  case delete(KeychainItemID)
}
