/// The rows of table 4.2: what an application can ask of the keychain.
package enum KeychainOperation: UInt8, CaseIterable, Hashable, Sendable {
  /// Adds an item that does not exist.
  case addNew
  /// Adds an item that exists under the same accessibility.
  case addPresent
  /// Reads the secret of an item that exists.
  case readData
  /// Asks for the attributes of an item that exists, or whether it exists.
  case readAttributes
  /// Asks for all items, the one in question among them.
  case matchAll
  /// Replaces the secret of an item that exists.
  case updateValue
  /// Deletes a local item that exists.
  case deleteLocal
  /// Deletes a synchronizable item that exists.
  case deleteSynchronizable
}
