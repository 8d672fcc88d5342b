import DataProtection
import PropertyEngine

extension DeviceMachine {
  func keychainInvariant(
    _ command: DeviceCommand, _ expected: DeviceAnswer, _ actual: DeviceAnswer
  ) -> Int? {
    switch command {
    case .addItem(let id, let accessibility, _):
      return addInvariant(id, accessibility ?? .unspecified, actual)
    case .moveItem(let id, let accessibility):
      return addInvariant(id, accessibility, actual)
    case .readItem(let id), .itemAttributes(let id), .updateItem(let id, _), .deleteItem(let id):
      return itemInvariant(id, expected, actual)
    case .matchItems: return matchInvariant(expected, actual)
    case .backUp: return backupInvariant(expected, actual)
    default: return nil
    }
  }

  private func addInvariant(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility, _ actual: DeviceAnswer
  ) -> Int? {
    if id.isSynchronizable && accessibility.isThisDeviceOnly { return 33 }
    if accessibility.column == .passcodeSet && state.situation == .noPasscode { return 30 }
    return actual == .keychain(.interactionNotAllowed) && accessibility.column == .always
      ? 35 : nil
  }

  private func itemInvariant(
    _ id: KeychainItemID, _ expected: DeviceAnswer, _ actual: DeviceAnswer
  ) -> Int? {
    guard let item = keychain.items[id] else { return strangerInvariant(id) }
    if case .accessibility = expected, case .accessibility = actual { return 34 }
    if actual == .keychain(.itemNotFound) { return missingInvariant }
    if item.accessibility.column == .always, actual == .keychain(.interactionNotAllowed) {
      return 35
    }
    return nil
  }

  /// An item is there that should not be.
  private func strangerInvariant(_ id: KeychainItemID) -> Int? {
    switch origin {
    case .original: return 30
    case .erased: return 38
    case .restoredSame: return 31
    case .restoredOther:
      let saved = backups.live.lazy.flatMap(\.detail.items).first { $0.id == id }
      return saved?.accessibility.isThisDeviceOnly == false ? 29 : 28
    case .synchronized: return 29
    }
  }

  /// An item is not there that should be.
  private var missingInvariant: Int? { origin == .restoredSame ? 32 : 35 }

  private func matchInvariant(_ expected: DeviceAnswer, _ actual: DeviceAnswer) -> Int? {
    if expected == .keychain(.interactionNotAllowed) { return 36 }
    guard case .items(let found) = actual else {
      return actual == .keychain(.itemNotFound) ? missingInvariant : nil
    }
    if let stranger = found.first(where: { keychain.items[$0.id] == nil }) {
      return strangerInvariant(stranger.id)
    }
    let isSame = found.allSatisfy { keychain.items[$0.id]?.accessibility == $0.accessibility }
    return isSame ? missingInvariant : 34
  }

  private func backupInvariant(_ expected: DeviceAnswer, _ actual: DeviceAnswer) -> Int? {
    guard case .backup(let places, let wanted) = expected,
      case .backup(let found, let items) = actual
    else { return nil }
    if places != found { return found.count < places.count ? 39 : nil }
    if items.contains(where: { $0.accessibility == .whenPasscodeSetThisDeviceOnly }) { return 31 }
    if let stranger = items.first(where: { keychain.items[$0.id] == nil }) {
      return strangerInvariant(stranger.id)
    }
    return items.count < wanted.count && origin == .restoredSame ? 32 : nil
  }
}
