extension Device {
  /// What a keychain operation is told about this device now.
  package var keychainContext: KeychainContext {
    KeychainContext(keys: keys, situation: state.situation, profile: profile)
  }

  /// Adds an item: `SecItemAdd`.
  ///
  /// Throws as `Keychain.add(_:in:)`; this and all others throw `notAvailable` when no application
  /// runs.
  public mutating func addItem(_ item: KeychainItem) throws(KeychainStatus) {
    try keychain.add(item, in: runningContext())
  }

  /// Adds an item without saying when it may be read: it gets the keychain's default.
  public mutating func addItem(_ id: KeychainItemID, value: [UInt8]) throws(KeychainStatus) {
    try addItem(KeychainItem(id, value: value))
  }

  /// Returns an item's secret. Throws as `Keychain.value(of:in:)`.
  public func itemValue(_ id: KeychainItemID) throws(KeychainStatus) -> [UInt8] {
    try keychain.value(of: id, in: runningContext())
  }

  /// Returns an item's secret by a query that names an accessibility: an item of another one looks
  /// missing. Throws as `Keychain.value(of:matching:in:)`.
  public func itemValue(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility
  ) throws(KeychainStatus) -> [UInt8] {
    try keychain.value(of: id, matching: accessibility, in: runningContext())
  }

  /// Returns an item's attributes without its secret. Throws as `Keychain.attributes(of:in:)`.
  public func itemAttributes(_ id: KeychainItemID) throws(KeychainStatus) -> KeychainAttributes {
    try keychain.attributes(of: id, in: runningContext())
  }

  /// Returns all items that match. Throws as `Keychain.items(matching:in:)`.
  public func items(
    matching query: KeychainQuery = KeychainQuery()
  ) throws(KeychainStatus) -> [KeychainItem] {
    try keychain.items(matching: query, in: runningContext())
  }

  /// Replaces an item's secret. Throws as `Keychain.update(_:value:in:)`.
  public mutating func updateItem(
    _ id: KeychainItemID, value: [UInt8]
  ) throws(KeychainStatus) {
    try keychain.update(id, value: value, in: runningContext())
  }

  /// Moves an item to another accessibility. Throws as `Keychain.update(_:accessibility:in:)`.
  public mutating func updateItem(
    _ id: KeychainItemID, accessibility: KeychainAccessibility
  ) throws(KeychainStatus) {
    try keychain.update(id, accessibility: accessibility, in: runningContext())
  }

  /// Updates an item, or adds it where there is none. Throws as `Keychain.put(_:_:value:in:)`.
  public mutating func putItem(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility? = nil, value: [UInt8]
  ) throws(KeychainStatus) {
    try keychain.put(id, accessibility, value: value, in: runningContext())
  }

  /// Deletes an item. Throws as `Keychain.delete(_:in:)`.
  public mutating func deleteItem(_ id: KeychainItemID) throws(KeychainStatus) {
    try keychain.delete(id, in: runningContext())
  }

  private func runningContext() throws(KeychainStatus) -> KeychainContext {
    guard isAskerRunning else { throw .notAvailable }
    return keychainContext
  }
}
