/// The keychain of one device: rows wrapped by class keys, and the life of the passcode's key.
///
/// Every operation is told which class keys are in memory (`KeychainContext`) and nothing else
/// decides access. Sources: table 4.2 of the specification; Apple's published `SecItemDb.c`,
/// `SecDbItem.c` and `SecKeybagSupport.c`.
package struct Keychain: Hashable, Sendable {
  /// The hardware that wraps every row, by number; the second half of what `ThisDeviceOnly` means.
  package internal(set) var deviceIdentity: UInt32
  /// All rows, also those whose key is gone for good: they are skipped as if deleted.
  package var rows = KeychainRows()
  /// Which passcode key is in the key bag; nil without a passcode.
  package var passcodeKey: UInt32?
  /// How many passcode keys there have been.
  package var passcodeKeysMade: UInt32 = 0
  /// Whether a removed passcode left the key bag unable to hold another passcode key (C6).
  var passcodeKeyBroken = false
  /// Synchronizable items that were deleted here, so that the other devices delete them too.
  var tombstones: Set<KeychainItemID> = []
  /// Items that arrived from another device and wait for their class key.
  var incoming: [KeychainItem] = []

  /// An empty keychain on a device without a passcode; the number tells devices apart.
  package init(deviceIdentity: UInt32 = 1) { self.deviceIdentity = deviceIdentity }

  /// Adds an item: `SecItemAdd`.
  ///
  /// Throws `parameter` for attributes that contradict each other; `authenticationFailed` or
  /// `notAvailable` for `akpu` without a passcode; `interactionNotAllowed` when the class key is
  /// not in memory, whether or not the item exists, and when it exists under a class that is
  /// locked; `duplicateItem` otherwise when it exists; `dataTooLarge` and `diskFull` past
  /// `DeviceLimits`.
  package mutating func add(
    _ item: KeychainItem, in context: KeychainContext
  ) throws(KeychainStatus) {
    try checkAttributes(item.id, item.accessibility, in: context)
    guard item.value.count <= DeviceLimits.keychainValueBytes else { throw .dataTooLarge }
    try checkWritable(item.accessibility, in: context)
    if let row = liveRow(item.id) {
      throw holdsKey(of: row, in: context) ? .duplicateItem : .interactionNotAllowed
    }
    guard rows.count < DeviceLimits.keychainItems else { throw .diskFull }
    store(item)
  }

  /// Returns an item's secret: `SecItemCopyMatching` with `kSecReturnData`.
  ///
  /// Throws `interactionNotAllowed` when the class key is not in memory (before the first unlock
  /// `itemNotFound` under C5), and `itemNotFound` when there is no such item.
  package func value(
    of id: KeychainItemID, in context: KeychainContext
  ) throws(KeychainStatus) -> [UInt8] {
    guard let row = liveRow(id) else { throw .itemNotFound }
    guard holdsKey(of: row, in: context) else {
      let looksMissing =
        context.profile[.keychainMissBeforeFirstUnlock]
        && context.situation == .beforeFirstUnlock && row.accessibility.column == .afterFirstUnlock
      throw looksMissing ? .itemNotFound : .interactionNotAllowed
    }
    return row.value
  }

  /// Returns an item's secret by a query with `kSecAttrAccessible`, which filters: an item of
  /// another accessibility looks missing, locked or not, as that column is not encrypted.
  ///
  /// Throws as `value(of:in:)`. Source: Locksmith #190, WordPress-iOS PR 390 (O).
  package func value(
    of id: KeychainItemID, matching accessibility: KeychainAccessibility,
    in context: KeychainContext
  ) throws(KeychainStatus) -> [UInt8] {
    guard liveRow(id)?.accessibility == accessibility else { throw .itemNotFound }
    return try value(of: id, in: context)
  }

  /// Returns an item's attributes without its secret; these are wrapped as well.
  ///
  /// Throws `interactionNotAllowed` and `itemNotFound` like reading the secret, without C5.
  package func attributes(
    of id: KeychainItemID, in context: KeychainContext
  ) throws(KeychainStatus) -> KeychainAttributes {
    guard let row = liveRow(id) else { throw .itemNotFound }
    guard holdsKey(of: row, in: context) else { throw .interactionNotAllowed }
    return KeychainAttributes(id: id, accessibility: row.accessibility)
  }

  /// Returns all items that match, ordered by name: `kSecMatchLimitAll`.
  ///
  /// Throws `interactionNotAllowed` for the whole query when one matching row is locked, and
  /// `itemNotFound` when nothing matches. Cost grows with what is found, not with what is stored.
  package func items(
    matching query: KeychainQuery = KeychainQuery(), in context: KeychainContext
  ) throws(KeychainStatus) -> [KeychainItem] {
    let groups = liveGroups(matching: query).filter { rows.count(of: $0) > 0 }
    for group in groups where !holdsKey(group.accessibility.column, in: context) {
      throw .interactionNotAllowed
    }
    let found = groups.flatMap(items(in:))
    guard !found.isEmpty else { throw .itemNotFound }
    return found.sorted { $0.id < $1.id }
  }

  /// The items of a group, in no order that means anything.
  func items(in group: KeychainGroup) -> [KeychainItem] {
    rows.ids(of: group).compactMap { id in
      rows[id].map { KeychainItem(id, $0.accessibility, value: $0.value) }
    }
  }

  /// The groups a query asks for, without those whose key is gone for good.
  func liveGroups(matching query: KeychainQuery) -> [KeychainGroup] {
    KeychainAccessibility.allCases.flatMap { accessibility -> [KeychainGroup] in
      let isPasscodeSet = accessibility.column == .passcodeSet
      guard query.accessibility == nil || query.accessibility == accessibility,
        let generation = isPasscodeSet ? passcodeKey : 0
      else { return [] }
      return query.synchronizable.values.map {
        KeychainGroup(accessibility, synchronizable: $0, passcodeGeneration: generation)
      }
    }
  }
}

extension KeychainQuery.Synchronizable {
  /// What `KeychainItemID.isSynchronizable` may be.
  fileprivate var values: [Bool] {
    switch self {
    case .local: [false]
    case .synchronizable: [true]
    case .any: [false, true]
    }
  }
}
