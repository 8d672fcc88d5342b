// How what is asked of user defaults is written and read.
extension DefaultsCommand {
  static let vocabulary: [ScriptVocabulary.Entry] = [
    .init("set(k=text)", "set a user default"),
    .init("unset(k)", "remove a user default"),
    .init("get(k)", "read a user default"),
    .init("sync", "write the user defaults to their file"),
  ]

  var word: ScriptWord {
    switch self {
    case .set(let key, let value?):
      ScriptWord("set", "\(ScriptLiteral.of(key).text)=\(ScriptLiteral.of(value).text)")
    case .set(let key, nil): ScriptWord("unset", .of(key))
    case .get(let key): ScriptWord("get", .of(key))
    case .synchronize: ScriptWord("sync")
    }
  }

  /// The command that a word writes; nil where the word is another family's.
  static func read(_ word: ScriptWord) throws(ScriptError) -> DefaultsCommand? {
    switch word.name {
    case "set":
      try word.expect(1...1)
      let parts = word.arguments[0].split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts.count == 2 ? try word.text(parts[1]) : "1"
      return .set(try word.text(parts.first ?? ""), value)
    case "unset":
      try word.expect(1...1)
      return .set(try word.string(0), nil)
    case "get":
      try word.expect(1...1)
      return .get(try word.string(0))
    case "sync":
      try word.expect(0...0)
      return .synchronize
    default: return nil
    }
  }
}
