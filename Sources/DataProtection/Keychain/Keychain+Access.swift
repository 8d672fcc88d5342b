extension Keychain {
  /// The row of that name, unless the key that wrapped it is gone for good.
  package func liveRow(_ id: KeychainItemID) -> KeychainRow? {
    guard let row = rows[id], isLive(row) else { return nil }
    return row
  }

  /// Whether the key that wrapped the row still exists: `errSecDecode` otherwise, which securityd
  /// answers by skipping the row and deleting it later.
  package func isLive(_ row: KeychainRow) -> Bool {
    row.accessibility.column != .passcodeSet || row.passcodeGeneration == passcodeKey
  }

  /// Whether the class key of the row is in memory.
  func holdsKey(of row: KeychainRow, in context: KeychainContext) -> Bool {
    holdsKey(row.accessibility.column, in: context)
  }

  func holdsKey(_ column: KeychainColumn, in context: KeychainContext) -> Bool {
    context.keys.contains(column.key)
  }

  /// Whether a new row of that accessibility can be encrypted now.
  func checkWritable(
    _ accessibility: KeychainAccessibility, in context: KeychainContext
  ) throws(KeychainStatus) {
    let column = accessibility.column
    if column == .passcodeSet {
      guard passcodeKey != nil else {
        throw context.profile[.passcodeSetWithoutPasscode] ? .notAvailable : .authenticationFailed
      }
      if passcodeKeyBroken { throw .notAvailable }
    }
    guard holdsKey(column, in: context) else { throw .interactionNotAllowed }
  }

  /// Whether the attributes may be combined at all, and are known to the profile's documents.
  func checkAttributes(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility, in context: KeychainContext
  ) throws(KeychainStatus) {
    if id.isSynchronizable && accessibility.isThisDeviceOnly { throw .parameter }
    if accessibility == .afterFirstUnlock
      && context.profile.readings.contains(.afterFirstUnlockUnlisted)
    {
      throw .parameter
    }
  }
}
