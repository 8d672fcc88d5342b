/// A keychain that looks every answer up in table 4.2 and holds no key at all.
///
/// It is the second formulation that `Keychain` is run in lockstep with. It is told the situation
/// and the profile; `success` is a status like any other.
package struct PolicyKeychain: Sendable {
  /// The items that exist.
  package private(set) var items: [KeychainItemID: KeychainItem] = [:]
  /// Whether a passcode has been removed: under C6, adding `akpu` fails from then on.
  private var passcodeWasRemoved = false

  /// An empty keychain.
  package init() {}

  /// The passcode was removed: items that need one are deleted.
  package mutating func removePasscode() {
    passcodeWasRemoved = true
    items = items.filter { lifetime($0.value).passcodeRemoved.outcome == .success }
  }

  /// The application was uninstalled.
  package mutating func uninstall(under profile: DeviceProfile) {
    items = items.filter { lifetime($0.value).uninstalled.outcome(under: profile) == .success }
  }

  private func lifetime(_ item: KeychainItem) -> KeychainPolicy.LifetimeRow {
    KeychainPolicy.lifetime[item.accessibility.column]
  }

  /// All content was erased.
  package mutating func erase() { self = PolicyKeychain() }

  /// Adds an item.
  package mutating func add(
    _ item: KeychainItem, _ situation: LockState, _ profile: DeviceProfile
  ) -> KeychainStatus {
    if let refusal = refusal(item.id, item.accessibility, profile) { return refusal }
    let status = status(.addNew, item.accessibility, situation, profile)
    guard status == .success else { return status }
    if let present = items[item.id] {
      if present.accessibility == item.accessibility {
        return self.status(.addPresent, item.accessibility, situation, profile)
      }
      let seen = self.status(.readAttributes, present.accessibility, situation, profile)
      return seen == .success ? .duplicateItem : seen
    }
    items[item.id] = item
    return .success
  }

  /// Reads an item's secret.
  package func value(
    _ id: KeychainItemID, _ situation: LockState, _ profile: DeviceProfile
  ) -> (KeychainStatus, [UInt8]?) {
    guard let item = items[id] else { return (.itemNotFound, nil) }
    let status = status(.readData, item.accessibility, situation, profile)
    return (status, status == .success ? item.value : nil)
  }

  /// Reads an item's attributes.
  package func attributes(
    _ id: KeychainItemID, _ situation: LockState, _ profile: DeviceProfile
  ) -> KeychainStatus {
    guard let item = items[id] else { return .itemNotFound }
    return status(.readAttributes, item.accessibility, situation, profile)
  }

  /// Reads all items that match, ordered by name.
  package func items(
    matching query: KeychainQuery, _ situation: LockState, _ profile: DeviceProfile
  ) -> (KeychainStatus, [KeychainItem]) {
    let wanted = items.values.filter { query.admits($0.id, $0.accessibility) }
    for item in wanted {
      let status = status(.matchAll, item.accessibility, situation, profile)
      guard status == .success else { return (status, []) }
    }
    return (wanted.isEmpty ? .itemNotFound : .success, wanted.sorted { $0.id < $1.id })
  }

  /// Replaces an item's secret.
  package mutating func update(
    _ id: KeychainItemID, value: [UInt8], _ situation: LockState, _ profile: DeviceProfile
  ) -> KeychainStatus {
    guard let item = items[id] else { return .itemNotFound }
    let status = status(.updateValue, item.accessibility, situation, profile)
    if status == .success { items[id]?.value = value }
    return status
  }

  /// Moves an item to another accessibility: the old one readable, then the new one writable.
  package mutating func update(
    _ id: KeychainItemID, accessibility: KeychainAccessibility, _ situation: LockState,
    _ profile: DeviceProfile
  ) -> KeychainStatus {
    if let refusal = refusal(id, accessibility, profile) { return refusal }
    guard let item = items[id] else { return .itemNotFound }
    let source = status(.updateValue, item.accessibility, situation, profile)
    guard source == .success else { return source }
    let target = status(.addNew, accessibility, situation, profile)
    if target == .success { items[id]?.accessibility = accessibility }
    return target
  }

  /// Updates an item, or adds it: the answer of an update unless that finds no item.
  package mutating func put(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility?, value: [UInt8],
    _ situation: LockState, _ profile: DeviceProfile
  ) -> KeychainStatus {
    if let accessibility {
      let moved = update(id, accessibility: accessibility, situation, profile)
      guard moved == .success || moved == .itemNotFound else { return moved }
    }
    let updated = update(id, value: value, situation, profile)
    guard updated == .itemNotFound else { return updated }
    return add(KeychainItem(id, accessibility, value: value), situation, profile)
  }

  /// Deletes an item.
  package mutating func delete(
    _ id: KeychainItemID, _ situation: LockState, _ profile: DeviceProfile
  ) -> KeychainStatus {
    guard let item = items[id] else { return .itemNotFound }
    let operation: KeychainOperation = id.isSynchronizable ? .deleteSynchronizable : .deleteLocal
    let status = status(operation, item.accessibility, situation, profile)
    if status == .success { items[id] = nil }
    return status
  }

  /// What is refused whatever the state: synchronizable with `ThisDeviceOnly` (seen as -50 in
  /// kishikawakatsumi/KeychainAccess #53), and constants the profile's documents do not know.
  private func refusal(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility, _ profile: DeviceProfile
  ) -> KeychainStatus? {
    if id.isSynchronizable && accessibility.isThisDeviceOnly { return .parameter }
    let unlisted = profile.readings.contains(.afterFirstUnlockUnlisted)
    return unlisted && accessibility == .afterFirstUnlock ? .parameter : nil
  }

  private func status(
    _ operation: KeychainOperation, _ accessibility: KeychainAccessibility,
    _ situation: LockState, _ profile: DeviceProfile
  ) -> KeychainStatus {
    if operation == .addNew, accessibility.column == .passcodeSet, passcodeWasRemoved,
      profile[.passcodeSetWithoutPasscode]
    {
      return .notAvailable
    }
    return KeychainPolicy.status(operation, accessibility, situation, under: profile)
      ?? .notAvailable
  }
}
