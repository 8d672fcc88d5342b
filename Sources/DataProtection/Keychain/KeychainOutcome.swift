/// What a keychain command came to.
public enum KeychainOutcome: Hashable, Sendable {
  /// It succeeded, and there is nothing to tell.
  case done
  /// The secret.
  case value([UInt8])
  /// The attributes.
  case attributes(KeychainAttributes)
  /// The items that match.
  case items([KeychainItem])
  /// It failed.
  case failed(KeychainStatus)
}

extension Device {
  /// Does one keychain command; errors come back as an outcome.
  @discardableResult
  public mutating func run(_ command: KeychainCommand) -> KeychainOutcome {
    do { return try perform(command) } catch { return .failed(error) }
  }

  private mutating func perform(_ command: KeychainCommand) throws(KeychainStatus)
    -> KeychainOutcome
  {
    switch command {
    case .add(let item): try addItem(item)
    case .value(let id): return .value(try itemValue(id))
    case .attributes(let id): return .attributes(try itemAttributes(id))
    case .match(let query): return .items(try items(matching: query))
    case .updateValue(let id, let value): try updateItem(id, value: value)
    case .updateAccessibility(let id, let accessibility):
      try updateItem(id, accessibility: accessibility)
    case .delete(let id): try deleteItem(id)
    }
    return .done
  }
}
