/// What an application asks of the keychain.
public enum KeychainCommand: Hashable, Sendable {
  /// Adds an item; without an accessibility it gets the default. Without bytes, new ones.
  case add(KeychainItemID, KeychainAccessibility?, [UInt8]?)
  /// Reads an item's secret; without a name that of the item last added.
  case value(KeychainItemID?)
  /// Reads an item's secret, if the item has that accessibility: a query that filters.
  case filteredValue(KeychainItemID, KeychainAccessibility)
  /// Asks for an item's attributes.
  case attributes(KeychainItemID)
  /// Asks for all items that match.
  case match(KeychainQuery)
  /// Updates an item, or adds it where there is none. Without bytes, new ones.
  case put(KeychainItemID, KeychainAccessibility?, [UInt8]?)
  /// Replaces an item's secret.
  case updateValue(KeychainItemID, [UInt8])
  /// Moves an item to another accessibility.
  case updateAccessibility(KeychainItemID, KeychainAccessibility)
  /// Deletes an item.
  case delete(KeychainItemID)
}
