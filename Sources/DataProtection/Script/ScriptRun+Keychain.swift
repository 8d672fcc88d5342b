extension ScriptRun {
  mutating func perform(_ action: ScriptAction.KeychainAction) -> ScriptOutcome {
    switch action {
    case .add(let id, let accessibility, let text): return add(id, accessibility, text)
    case .read(let id):
      guard let id = id ?? lastItem else {
        return ScriptOutcome(.ignored, "ignored: no item was added; kc?(k) names one")
      }
      return attempt { (device) throws(KeychainStatus) in .bytes(try device.itemValue(id)) }
    case .attributes(let id):
      return attempt { (device) throws(KeychainStatus) in
        let accessibility = try device.itemAttributes(id).accessibility
        return ScriptOutcome(.answer, "\(accessibility.rawValue) \(accessibility.constantName)")
      }
    case .readAll(let accessibility):
      let query = KeychainQuery(accessibility: accessibility, synchronizable: .any)
      return attempt { (device) throws(KeychainStatus) in
        let names = try device.items(matching: query).map(\.id.name)
        return ScriptOutcome(.answer, "finds \(names.joined(separator: " "))")
      }
    case .updateValue(let id, let text):
      return attempt { (device) throws(KeychainStatus) in
        try device.updateItem(id, value: Array(text.utf8))
        return ScriptOutcome(.done, "ok")
      }
    case .updateAccessibility(let id, let accessibility):
      return attempt { (device) throws(KeychainStatus) in
        try device.updateItem(id, accessibility: accessibility)
        return ScriptOutcome(.done, "ok")
      }
    case .delete(let id):
      return attempt { (device) throws(KeychainStatus) in
        try device.deleteItem(id)
        return ScriptOutcome(.done, "ok")
      }
    }
  }

  private mutating func add(
    _ id: KeychainItemID, _ accessibility: KeychainAccessibility?, _ text: String?
  ) -> ScriptOutcome {
    lastItem = id
    let value = bytes(text, id.name)
    return attempt { (device) throws(KeychainStatus) in
      if let accessibility {
        try device.addItem(KeychainItem(id, accessibility, value: value))
      } else {
        try device.addItem(id, value: value)
      }
      return ScriptOutcome(.done, "ok")
    }
  }

  private mutating func attempt(
    _ operation: (inout Device) throws(KeychainStatus) -> ScriptOutcome
  ) -> ScriptOutcome {
    do {
      return try operation(&device)
    } catch {
      let clause = device.isApplicationRunning ? "" : ": no application runs"
      return .failed(
        error,
        error == .interactionNotAllowed ? ": \(device.state.situation.clause)" : clause)
    }
  }

  mutating func perform(_ action: ScriptAction.DefaultsAction) -> ScriptOutcome {
    do {
      switch action {
      case .set(let key, let value):
        try device.setDefault(key, value)
        return ScriptOutcome(.done, "ok")
      case .get(let key):
        let value = try device.defaultValue(key)
        return ScriptOutcome(.answer, value.map { "reads '\($0)'" } ?? "nil, and no error")
      case .synchronize:
        return ScriptOutcome(.done, "ok: defaults write themselves")
      }
    } catch {
      return .failed(error, cocoa: nil, "")
    }
  }
}
