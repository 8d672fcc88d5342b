// What is asked of user defaults and of the keychain.
extension DeviceSession {
  mutating func perform(_ command: DefaultsCommand) throws(PosixError) -> DeviceOutcome {
    switch command {
    case .set(let key, let value):
      let (name, suite) = key.defaultsName
      try device.setDefault(name, value, in: suite)
    case .get(let key):
      let (name, suite) = key.defaultsName
      return .value(try device.defaultValue(name, in: suite))
    case .synchronize: break
    }
    return .done
  }

  mutating func perform(_ command: KeychainCommand) throws(KeychainStatus) -> DeviceOutcome {
    switch command {
    case .add(let id, let accessibility, let bytes):
      lastItem = id
      let value = self.bytes(bytes, for: id.name)
      try device.addItem(KeychainItem(id, accessibility, value: value))
    case .value(let id):
      guard let id = id ?? lastItem else {
        return .impossible("no item was added; kc?(k) names one")
      }
      return .bytes(try device.itemValue(id))
    case .filteredValue(let id, let accessibility):
      return .bytes(try device.itemValue(id, accessibility))
    case .attributes(let id): return .item(try device.itemAttributes(id))
    case .match(let query): return .items(try device.items(matching: query))
    case .put(let id, let accessibility, let bytes):
      lastItem = id
      try device.putItem(id, accessibility, value: self.bytes(bytes, for: id.name))
    case .updateValue(let id, let value): try device.updateItem(id, value: value)
    case .updateAccessibility(let id, let accessibility):
      try device.updateItem(id, accessibility: accessibility)
    case .delete(let id): try device.deleteItem(id)
    }
    return .done
  }
}
