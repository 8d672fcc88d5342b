import DataProtection
import PropertyEngine

// The keychain by its table.
extension DeviceMachine {
  func keychainCommand(
    _ kind: DeviceCommandKind, _ draw: inout Draw
  ) throws -> DeviceCommand? {
    if kind == .matchItems {
      return .matchItems(
        KeychainQuery(
          accessibility: try Self.optionalAccessibility(&draw),
          synchronizable: try draw.element(of: KeychainQuery.Synchronizable.allCases)))
    }
    let id = Self.items[try draw.branch(weights: [6, 3, 2, 1])]
    switch kind {
    case .addItem: return .addItem(id, try Self.optionalAccessibility(&draw), [writes &+ 1])
    case .readItem: return .readItem(id)
    case .itemAttributes: return .itemAttributes(id)
    case .updateItem: return .updateItem(id, [writes &+ 1])
    case .moveItem:
      return .moveItem(id, try draw.element(of: KeychainAccessibility.allCases))
    default: return .deleteItem(id)
    }
  }

  /// Two names, each local and synchronizable; the first most often, so that calls meet.
  private static let items: [KeychainItemID] = [
    "a", KeychainItemID("a", synchronizable: true), "b", KeychainItemID("b", synchronizable: true),
  ]

  private static func optionalAccessibility(
    _ draw: inout Draw
  ) throws -> KeychainAccessibility? {
    let all = KeychainAccessibility.allCases
    let index = try draw.branch(weights: [2, 2, 3, 2, 2, 1, 1, 4])
    return index < all.count ? all[index] : nil
  }

  mutating func expectOfKeychain(_ command: DeviceCommand) -> DeviceAnswer {
    guard state.isApplicationRunning else { return .keychain(.notAvailable) }
    let situation = state.situation
    switch command {
    case .addItem(let id, let accessibility, let value):
      writes &+= 1
      return .keychain(
        keychain.add(KeychainItem(id, accessibility, value: value), situation, profile))
    case .readItem(let id):
      let (status, value) = keychain.value(id, situation, profile)
      return value.map { .bytes($0) } ?? .keychain(status)
    case .itemAttributes(let id):
      let status = keychain.attributes(id, situation, profile)
      guard status == .success, let item = keychain.items[id] else { return .keychain(status) }
      return .accessibility(item.accessibility)
    case .matchItems(let query):
      let (status, items) = keychain.items(matching: query, situation, profile)
      return status == .success ? .items(items) : .keychain(status)
    case .updateItem(let id, let value):
      writes &+= 1
      return .keychain(keychain.update(id, value: value, situation, profile))
    case .moveItem(let id, let accessibility):
      return .keychain(keychain.update(id, accessibility: accessibility, situation, profile))
    case .deleteItem(let id): return .keychain(keychain.delete(id, situation, profile))
    default: return .impossible
    }
  }
}
