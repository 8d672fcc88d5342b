extension Keychain {
  /// What this keychain sends to the account's other devices now.
  ///
  /// Locked rows cannot be read and are sent another time (a choice: no source). The documents of
  /// `.reference` know no synchronizable items, so that nothing is sent there.
  package func changes(in context: KeychainContext) -> KeychainChanges {
    if context.profile.readings.contains(.noSynchronizable) {
      return KeychainChanges(items: [], deletions: [])
    }
    let groups = liveGroups(matching: KeychainQuery(synchronizable: .synchronizable))
    let items = groups.filter { holdsKey($0.accessibility.column, in: context) }.flatMap(items(in:))
    return KeychainChanges(
      items: items.sorted { $0.id < $1.id }, deletions: tombstones.sorted())
  }

  /// Takes over what another device sent; the sender's value wins.
  ///
  /// An item whose class key is not in memory waits until it is. What does not fit
  /// `DeviceLimits.keychainItems` is left out.
  package mutating func receive(_ changes: KeychainChanges, in context: KeychainContext) {
    for id in changes.deletions { rows[id] = nil }
    let settled = Set(changes.items.map(\.id)).union(changes.deletions)
    incoming.removeAll { settled.contains($0.id) }
    incoming += changes.items
    incoming.removeLast(max(0, incoming.count - DeviceLimits.keychainItems))
    settleIncoming(keys: context.keys)
  }

  /// Stores the waiting items whose class key has come.
  mutating func settleIncoming(keys: ClassKeys) {
    let ready = incoming.filter { keys.contains($0.accessibility.column.key) }
    incoming.removeAll { keys.contains($0.accessibility.column.key) }
    for item in ready where rows.count < DeviceLimits.keychainItems || rows[item.id] != nil {
      store(item)
    }
  }
}
