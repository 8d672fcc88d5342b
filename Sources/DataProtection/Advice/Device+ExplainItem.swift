extension Device {
  /// Says whether a keychain item can be read now and why.
  public func explain(item id: KeychainItemID) -> Explanation {
    let subject = "keychain item \(id.name)" + (id.isSynchronizable ? " (synchronizable)" : "")
    if let nobody = explainNobody(subject) { return nobody }
    guard let row = keychain.liveRow(id) else { return missing(id, subject) }
    let column = row.accessibility.column
    let states = situations(reading: row.accessibility)
    let clause = capitalized(state.situation.clause)
    let key = "the key of \(row.accessibility.constantName)"
    if keychain.holdsKey(column, in: keychainContext) {
      return Explanation(
        subject: subject, isReadable: true, reason: "\(clause), so \(key) is in memory.",
        missingKey: nil, readableIn: states, remedy: outlook(column, states))
    }
    return Explanation(
      subject: subject, isReadable: false,
      reason: "\(clause), so \(key) is not in memory; reading, updating and asking for attributes "
        + "fail with -25308" + (column == .afterFirstUnlock ? ", seen as -25300 too." : "."),
      missingKey: key, readableIn: states, remedy: remedy(column))
  }

  private func missing(_ id: KeychainItemID, _ subject: String) -> Explanation {
    let wasDeleted = keychain.rows[id] != nil
    let other = keychain.liveRow(KeychainItemID(id.name, synchronizable: !id.isSynchronizable))
    var reason = "There is no such item: -25300."
    if wasDeleted { reason += " It was deleted when the passcode was removed." }
    if other != nil {
      reason +=
        " There is \(id.isSynchronizable ? "a local" : "a synchronizable") one of that name,"
        + " which a query finds only if it asks for it."
    }
    return Explanation(
      subject: subject, isReadable: false, reason: reason, missingKey: nil, readableIn: [],
      remedy: state.protectedDataAvailable
        ? "Its absence is proven: it may be made anew."
        : "Protected data is not available: prove its absence after an unlock, then make another."
    )
  }

  private func situations(reading accessibility: KeychainAccessibility) -> [LockState] {
    LockState.allCases.filter {
      KeychainPolicy.status(.readData, accessibility, $0, under: profile) == .success
    }
  }

  private func outlook(_ column: KeychainColumn, _ states: [LockState]) -> String {
    switch column {
    case .passcodeSet: outlook(states) + " It is deleted when the passcode is switched off."
    case .always: "It is always readable; the constant is deprecated."
    case .whenUnlocked, .afterFirstUnlock: outlook(states)
    }
  }

  func remedy(_ column: KeychainColumn) -> String {
    let never = " Until then neither delete it, nor make another, nor log the user out."
    switch column {
    case .afterFirstUnlock: return "Wait for the first unlock and try again." + never
    case .whenUnlocked, .passcodeSet, .always:
      return "Wait for protectedDataDidBecomeAvailable and try again; if background work must read "
        + "it, store it with AfterFirstUnlock." + never
    }
  }
}
