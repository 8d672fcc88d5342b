// How what is asked of the keychain is written and read.
extension KeychainCommand {
  static let vocabulary: [ScriptVocabulary.Entry] = [
    .init("kc+([x,]k[,text])", "add an item"),
    .init(
      "kc?[(k[,x])]",
      "read an item; without k the one last added, with x only if that is its accessibility"),
    .init("kc@(k)", "read the attributes alone"),
    .init("kc*[(x[,local|sync|any])]", "read all items"),
    .init("kcput([x,]k[,text])", "update an item, or add it where there is none"),
    .init("kc=(k,text)", "replace the secret"),
    .init("kc>(k,x)", "change the accessibility"),
    .init("kc-(k)", "delete"),
  ]

  var word: ScriptWord {
    switch self {
    case .add(let id, nil, nil): ScriptWord("kc+", .of(id))
    case .add(let id, let accessibility?, nil):
      ScriptWord("kc+", .of(accessibility), .of(id))
    case .add(let id, let accessibility, let bytes?):
      ScriptWord("kc+", .of(accessibility), .of(id), .of(bytes))
    case .value(nil): ScriptWord("kc?")
    case .value(let id?): ScriptWord("kc?", .of(id))
    case .filteredValue(let id, let accessibility):
      ScriptWord("kc?", .of(id), .of(accessibility))
    case .attributes(let id): ScriptWord("kc@", .of(id))
    case .match(let query): Self.word(query)
    case .put(let id, nil, nil): ScriptWord("kcput", .of(id))
    case .put(let id, let accessibility, nil): ScriptWord("kcput", .of(accessibility), .of(id))
    case .put(let id, let accessibility, let bytes?):
      ScriptWord("kcput", .of(accessibility), .of(id), .of(bytes))
    case .updateValue(let id, let bytes): ScriptWord("kc=", .of(id), .of(bytes))
    case .updateAccessibility(let id, let accessibility):
      ScriptWord("kc>", .of(id), .of(accessibility))
    case .delete(let id): ScriptWord("kc-", .of(id))
    }
  }

  private static func word(_ query: KeychainQuery) -> ScriptWord {
    switch (query.accessibility, query.synchronizable) {
    case (nil, .any): ScriptWord("kc*")
    case (let accessibility?, .any): ScriptWord("kc*", .of(accessibility))
    case (let accessibility, let which):
      ScriptWord(
        "kc*", .of(accessibility),
        which == .local ? "local" : "sync")
    }
  }

  /// The command that a word writes; nil where the word is another family's.
  static func read(_ word: ScriptWord) throws(ScriptError) -> KeychainCommand? {
    switch word.name {
    case "kc+":
      try word.expect(1...3)
      if word.arguments.count == 1 { return .add(try word.item(0), nil, nil) }
      let accessibility = try word.optionalAccessibility(0)
      return .add(try word.item(1), accessibility, word.optionalBytes(2))
    case "kc?":
      try word.expect(0...2)
      if word.optional(1) != nil {
        return .filteredValue(try word.item(0), try word.accessibility(1))
      }
      return .value(word.optional(0) == nil ? nil : try word.item(0))
    case "kc@":
      try word.expect(1...1)
      return .attributes(try word.item(0))
    case "kc*":
      try word.expect(0...2)
      return .match(
        KeychainQuery(
          accessibility: word.optional(0) == nil ? nil : try word.optionalAccessibility(0),
          synchronizable: try synchronizable(word)))
    case "kcput":
      try word.expect(1...3)
      if word.arguments.count == 1 { return .put(try word.item(0), nil, nil) }
      let accessibility = try word.optionalAccessibility(0)
      return .put(try word.item(1), accessibility, word.optionalBytes(2))
    case "kc=":
      try word.expect(2...2)
      return .updateValue(try word.item(0), ScriptLiteral.bytes(word.arguments[1]))
    case "kc>":
      try word.expect(2...2)
      return .updateAccessibility(try word.item(0), try word.accessibility(1))
    case "kc-":
      try word.expect(1...1)
      return .delete(try word.item(0))
    default: return nil
    }
  }

  private static func synchronizable(
    _ word: ScriptWord
  ) throws(ScriptError) -> KeychainQuery.Synchronizable {
    switch word.optional(1) {
    case nil, "any": return .any
    case "local": return .local
    case "sync": return .synchronizable
    case let other?:
      throw ScriptError(
        word.line, "items are local, sync or any, not \(ScriptWord.shown(other))")
    }
  }
}
