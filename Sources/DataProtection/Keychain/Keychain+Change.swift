extension Keychain {
  /// Replaces an item's secret: `SecItemUpdate` with `kSecValueData`.
  ///
  /// Throws `interactionNotAllowed` when the class key is not in memory, `itemNotFound` when there
  /// is no such item, `dataTooLarge` past `DeviceLimits`.
  package mutating func update(
    _ id: KeychainItemID, value: [UInt8], in context: KeychainContext
  ) throws(KeychainStatus) {
    guard value.count <= DeviceLimits.keychainValueBytes else { throw .dataTooLarge }
    guard var row = liveRow(id) else { throw .itemNotFound }
    guard holdsKey(of: row, in: context) else { throw .interactionNotAllowed }
    row.value = value
    rows[id] = row
  }

  /// Moves an item to another accessibility: decrypts under the old key, encrypts under the new.
  ///
  /// Throws what reading the old class and adding to the new one would throw, in this order, and
  /// `itemNotFound` when there is no such item.
  package mutating func update(
    _ id: KeychainItemID, accessibility: KeychainAccessibility, in context: KeychainContext
  ) throws(KeychainStatus) {
    try checkAttributes(id, accessibility, in: context)
    guard let row = liveRow(id) else { throw .itemNotFound }
    guard holdsKey(of: row, in: context) else { throw .interactionNotAllowed }
    try checkWritable(accessibility, in: context)
    store(KeychainItem(id, accessibility, value: row.value))
  }

  /// Updates an item, or adds it: `SecItemUpdate`, and `SecItemAdd` where that finds no item. An
  /// item that is there keeps its accessibility unless one is given.
  ///
  /// Throws what an update or the add would throw; a failure changes nothing.
  package mutating func put(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility?, value: [UInt8],
    in context: KeychainContext
  ) throws(KeychainStatus) {
    guard value.count <= DeviceLimits.keychainValueBytes else { throw .dataTooLarge }
    if let accessibility { try checkAttributes(id, accessibility, in: context) }
    guard liveRow(id) != nil else {
      return try add(KeychainItem(id, accessibility, value: value), in: context)
    }
    if let accessibility { try update(id, accessibility: accessibility, in: context) }
    try update(id, value: value, in: context)
  }

  /// Deletes an item: `SecItemDelete`.
  ///
  /// A local item needs no key (under C7 it does); a synchronizable one leaves a tombstone,
  /// which is made of its attributes. Throws `interactionNotAllowed` when a key is needed and not
  /// in memory, `itemNotFound` when there is no such item.
  package mutating func delete(
    _ id: KeychainItemID, in context: KeychainContext
  ) throws(KeychainStatus) {
    guard let row = liveRow(id) else { throw .itemNotFound }
    let needsKey = id.isSynchronizable || context.profile[.deleteLockedItem]
    if needsKey && !holdsKey(of: row, in: context) { throw .interactionNotAllowed }
    rows[id] = nil
    if id.isSynchronizable { tombstones.insert(id) }
  }

  /// Writes a row under the class key of its accessibility, replacing a dead one.
  package mutating func store(_ item: KeychainItem) {
    let generation = item.accessibility.column == .passcodeSet ? passcodeKey ?? 0 : 0
    rows[item.id] = KeychainRow(
      accessibility: item.accessibility, value: item.value, passcodeGeneration: generation)
    tombstones.remove(item.id)
  }
}
