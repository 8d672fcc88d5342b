import DataProtection

/// A device whose keychain holds that many items, and the loops that are timed on it.
///
/// As with files, an application works on a few items at a time, so the loops keep to ten, spread
/// over the whole keychain. Ten items, whatever the size, are `AfterFirstUnlockThisDeviceOnly`:
/// what a query with a filter finds.
struct KeychainWorkload {
  private var device = Device()
  private var ids: [KeychainItemID] = []
  private let secret = [UInt8](repeating: 7, count: 16)
  private let spare: KeychainItemID = "spare"
  private static let found = 10

  init(items: Int) throws {
    device.apply(.setPasscode)
    for index in 0..<items {
      let id = KeychainItemID("item-\(index)")
      let isFound = index % (items / Self.found) == 0
      let accessibility: KeychainAccessibility =
        isFound ? .afterFirstUnlockThisDeviceOnly : .afterFirstUnlock
      try device.addItem(KeychainItem(id, accessibility, value: secret))
      if isFound { ids.append(id) }
    }
  }

  /// Reads an item, its attributes, and replaces its secret.
  mutating func readAndUpdate(_ operations: Int) throws -> Int {
    for round in 0..<(operations / 3) {
      let id = ids[round % ids.count]
      _ = try device.itemValue(id)
      _ = try device.itemAttributes(id)
      try device.updateItem(id, value: secret)
    }
    return operations / 3 * 3
  }

  /// Adds an item, moves it to another accessibility, deletes it.
  mutating func addAndDelete(_ operations: Int) throws -> Int {
    for _ in 0..<(operations / 3) {
      try device.addItem(KeychainItem(spare, .whenUnlocked, value: secret))
      try device.updateItem(spare, accessibility: .always)
      try device.deleteItem(spare)
    }
    return operations / 3 * 3
  }

  /// A query that finds ten items.
  mutating func queryTen(_ operations: Int) throws -> Int {
    let query = KeychainQuery(accessibility: .afterFirstUnlockThisDeviceOnly)
    for _ in 0..<(operations / 10) { _ = try device.items(matching: query) }
    return operations / 10
  }

  /// A query for everything that one locked item makes fail as a whole.
  mutating func queryLocked(_ operations: Int) throws -> Int {
    try device.addItem(KeychainItem(spare, .whenUnlocked, value: secret))
    device.apply(.lock)
    device.apply(.advance(11))
    let locked = device
    for _ in 0..<(operations / 10) {
      let found = Result { () throws(KeychainStatus) in try locked.items() }
      guard case .failure(.interactionNotAllowed) = found else { return 0 }
    }
    device.apply(.unlock)
    try device.deleteItem(spare)
    return operations / 10
  }

  /// A query that finds everything; an operation is one item that is found.
  mutating func queryAll(_ operations: Int) throws -> Int {
    let rounds = max(1, operations / ids.count / 1_000)
    var count = 0
    for _ in 0..<rounds { count += try device.items().count }
    return count
  }
}
