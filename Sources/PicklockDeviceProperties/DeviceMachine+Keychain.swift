import DataProtection
import PropertyEngine

// The keychain by its table.
extension DeviceMachine {
  func drawKeychain(_ kind: DeviceCommandKind.Keychain, _ draw: inout Draw) throws
    -> KeychainCommand
  {
    switch kind {
    case .matchItems:
      .match(
        KeychainQuery(
          accessibility: try Self.optionalAccessibility(&draw),
          synchronizable: try draw.element(of: KeychainQuery.Synchronizable.allCases)))
    case .addItem:
      .add(try Self.item(&draw), try Self.optionalAccessibility(&draw), [writes &+ 1])
    case .readItem: .value(try Self.item(&draw))
    case .itemAttributes: .attributes(try Self.item(&draw))
    case .updateItem: .updateValue(try Self.item(&draw), [writes &+ 1])
    case .putItem:
      .put(try Self.item(&draw), try Self.optionalAccessibility(&draw), [writes &+ 1])
    case .readFilteredItem:
      .filteredValue(
        try Self.item(&draw), try draw.element(of: KeychainAccessibility.allCases))
    case .moveItem:
      .updateAccessibility(
        try Self.item(&draw), try draw.element(of: KeychainAccessibility.allCases))
    case .deleteItem: .delete(try Self.item(&draw))
    }
  }

  /// Two names, each local and synchronizable; the first most often, so that calls meet.
  private static let items: [KeychainItemID] = [
    "a", KeychainItemID("a", synchronizable: true), "b", KeychainItemID("b", synchronizable: true),
  ]

  private static func item(_ draw: inout Draw) throws -> KeychainItemID {
    items[try draw.branch(weights: [6, 3, 2, 1])]
  }

  private static func optionalAccessibility(
    _ draw: inout Draw
  ) throws -> KeychainAccessibility? {
    let all = KeychainAccessibility.allCases
    let index = try draw.branch(weights: [2, 2, 3, 2, 2, 1, 1, 4])
    return index < all.count ? all[index] : nil
  }

  mutating func expect(_ command: KeychainCommand) -> DeviceOutcome {
    let situation = state.situation
    switch command {
    case .add(let id, let accessibility, let value?):
      writes &+= 1
      return answer(
        keychain.add(KeychainItem(id, accessibility, value: value), situation, profile))
    case .value(let id?):
      let (status, value) = keychain.value(id, situation, profile)
      return value.map { .bytes($0) } ?? answer(status)
    case .filteredValue(let id, let accessibility):
      guard keychain.items[id]?.accessibility == accessibility else {
        return answer(.itemNotFound)
      }
      return expect(.value(id))
    case .put(let id, let accessibility, let value?):
      writes &+= 1
      return answer(keychain.put(id, accessibility, value: value, situation, profile))
    case .attributes(let id):
      let status = keychain.attributes(id, situation, profile)
      guard status == .success, let item = keychain.items[id] else { return answer(status) }
      return .item(KeychainAttributes(id: id, accessibility: item.accessibility))
    case .match(let query):
      let (status, items) = keychain.items(matching: query, situation, profile)
      return status == .success ? .items(items) : answer(status)
    case .updateValue(let id, let value):
      writes &+= 1
      return answer(keychain.update(id, value: value, situation, profile))
    case .updateAccessibility(let id, let accessibility):
      return answer(keychain.update(id, accessibility: accessibility, situation, profile))
    case .delete(let id): return answer(keychain.delete(id, situation, profile))
    case .add, .value, .put: return Self.notModelled
    }
  }

  private func answer(_ status: KeychainStatus) -> DeviceOutcome {
    status == .success ? .done : .keychainFailed(status)
  }

  func invariant(_ command: KeychainCommand, _ wrong: WrongAnswer) -> DeviceInvariant? {
    switch command {
    case .add(let id, let accessibility, _):
      invariantOfAdding(id, accessibility ?? .unspecified, wrong)
    case .updateAccessibility(let id, let accessibility):
      invariantOfAdding(id, accessibility, wrong)
    case .put(let id, let accessibility, _):
      accessibility.flatMap { invariantOfAdding(id, $0, wrong) } ?? invariantOfItem(id, wrong)
    case .filteredValue(let id, _): invariantOfItem(id, wrong)
    case .value(let id?), .attributes(let id), .updateValue(let id, _), .delete(let id):
      invariantOfItem(id, wrong)
    case .match: invariantOfMatch(wrong)
    case .value: nil
    }
  }

  private func invariantOfAdding(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility, _ wrong: WrongAnswer
  ) -> DeviceInvariant? {
    if id.isSynchronizable && accessibility.isThisDeviceOnly { return .synchronizableTravels }
    if accessibility.column == .passcodeSet && state.situation == .noPasscode {
      return .passcodeItemsNeedPasscode
    }
    return wrong.actual == .keychainFailed(.interactionNotAllowed)
      && accessibility.column == .always ? .lockedIsNotMissing : nil
  }

  private func invariantOfItem(
    _ id: KeychainItemID, _ wrong: WrongAnswer
  ) -> DeviceInvariant? {
    guard let item = keychain.items[id] else { return invariantOfStranger(id) }
    if case .item = wrong.expected, case .item = wrong.actual { return .accessibilityIsKept }
    if wrong.actual == .keychainFailed(.itemNotFound) { return missingInvariant }
    let isLocked = wrong.actual == .keychainFailed(.interactionNotAllowed)
    return isLocked && item.accessibility.column == .always ? .lockedIsNotMissing : nil
  }

  /// An item is there that should not be.
  func invariantOfStranger(_ id: KeychainItemID) -> DeviceInvariant? {
    switch origin {
    case .original: return .passcodeItemsNeedPasscode
    case .erased: return .eraseLeavesNothing
    case .restoredSame: return .passcodeItemsNotBackedUp
    case .restoredOther:
      let saved = backups.live.lazy.flatMap(\.detail.items).first { $0.id == id }
      return saved?.accessibility.isThisDeviceOnly == false
        ? .itemsTravelSafely : .thisDeviceOnlyStays
    case .synchronized: return .itemsTravelSafely
    }
  }

  /// An item is not there that should be.
  private var missingInvariant: DeviceInvariant {
    origin == .restoredSame ? .restoreBringsItems : .lockedIsNotMissing
  }

  private func invariantOfMatch(_ wrong: WrongAnswer) -> DeviceInvariant? {
    if wrong.expected == .keychainFailed(.interactionNotAllowed) { return .lockedRowIsAnError }
    guard case .items(let found) = wrong.actual else {
      return wrong.actual == .keychainFailed(.itemNotFound) ? missingInvariant : nil
    }
    if let stranger = found.first(where: { keychain.items[$0.id] == nil }) {
      return invariantOfStranger(stranger.id)
    }
    let isSame = found.allSatisfy { keychain.items[$0.id]?.accessibility == $0.accessibility }
    return isSame ? missingInvariant : .accessibilityIsKept
  }
}
