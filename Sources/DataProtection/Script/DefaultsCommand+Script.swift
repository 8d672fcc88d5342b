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
      return try readSetting(word)
    case "unset":
      try word.expect(1...1)
      return .set(try name(word.string(0), word), nil)
    case "get":
      try word.expect(1...1)
      return .get(try name(word.string(0), word))
    case "sync":
      try word.expect(0...0)
      return .synchronize
    default: return nil
    }
  }

  /// The name of a default, `k` or `group/k`.
  private static func name(_ text: String, _ word: ScriptWord) throws(ScriptError) -> String {
    let (name, suite) = text.defaultsName
    guard suite == .own || !name.isEmpty else {
      throw ScriptError(word.line, "\(word.shown) names no default of the group: group/k does")
    }
    return text
  }

  /// `set(k=text)`; what else has one argument is meant otherwise.
  private static func readSetting(_ word: ScriptWord) throws(ScriptError) -> DefaultsCommand {
    let parts = word.arguments[0].split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    guard parts.count == 2 else {
      throw ScriptError(
        word.line,
        "\(word.shown) sets nothing: set(f,X) sets a class, set(k=text) a user default")
    }
    guard !parts[0].isEmpty else {
      throw ScriptError(word.line, "\(word.shown) names no default: set(k=text)")
    }
    guard !parts[1].isEmpty else {
      throw ScriptError(
        word.line,
        "\(word.shown) has no text: set(k=%) sets an empty one, unset(k) removes the default")
    }
    return .set(try name(word.text(parts[0]), word), try word.text(parts[1]))
  }
}
