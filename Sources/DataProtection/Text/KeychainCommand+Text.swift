extension KeychainCommand {
  /// The command as one line of an event log.
  public var text: String {
    switch self {
    case .add(let item):
      "add-item \(TextWord.of(item.id)) \(item.accessibility.rawValue) \(TextWord.of(item.value))"
    case .value(let id): "item-value \(TextWord.of(id))"
    case .attributes(let id): "item-attributes \(TextWord.of(id))"
    case .match(let query):
      "match-items \(query.accessibility?.rawValue ?? TextWord.none) \(query.synchronizable)"
    case .updateValue(let id, let value):
      "update-item-value \(TextWord.of(id)) \(TextWord.of(value))"
    case .updateAccessibility(let id, let accessibility):
      "update-item-accessibility \(TextWord.of(id)) \(accessibility.rawValue)"
    case .delete(let id): "delete-item \(TextWord.of(id))"
    }
  }

  /// The command that begins with `verb`; nil if none does.
  init?(verb: Substring, _ line: inout TextLine) throws(TextFormError) {
    switch verb {
    case "add-item":
      let id = try line.item()
      let accessibility = try line.accessibility()
      self = .add(KeychainItem(id, accessibility, value: try line.bytes("the secret")))
    case "item-value": self = .value(try line.item())
    case "item-attributes": self = .attributes(try line.item())
    case "match-items": self = .match(try Self.query(&line))
    case "update-item-value": self = .updateValue(try line.item(), try line.bytes("the secret"))
    case "update-item-accessibility":
      self = .updateAccessibility(try line.item(), try line.accessibility())
    case "delete-item": self = .delete(try line.item())
    default: return nil
    }
  }

  private static func query(_ line: inout TextLine) throws(TextFormError) -> KeychainQuery {
    let word = try line.word("the accessibility")
    var query = KeychainQuery()
    if word != TextWord.none {
      guard let accessibility = KeychainAccessibility(rawValue: String(word)) else {
        throw line.fail("'\(word)' is no accessibility")
      }
      query.accessibility = accessibility
    }
    let which = try line.word("which items")
    guard
      let synchronizable = KeychainQuery.Synchronizable.allCases.first(where: { "\($0)" == which })
    else { throw line.fail("items are local, synchronizable or any, not '\(which)'") }
    query.synchronizable = synchronizable
    return query
  }
}
