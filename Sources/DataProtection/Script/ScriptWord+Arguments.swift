extension ScriptWord {
  /// Checks the number of arguments, and that none is empty; the name of a handle may be.
  func expect(_ counts: ClosedRange<Int>, handleFirst: Bool = false) throws(ScriptError) {
    let given = arguments == [""] ? 0 : arguments.count
    guard counts.contains(given) else {
      throw ScriptError(line, "\(shown) is written \(forms.joined(separator: " or "))")
    }
    if given > 0, arguments.dropFirst(handleFirst ? 1 : 0).contains("") {
      throw ScriptError(
        line, "\(shown) has an empty argument; - leaves one out, and % is an empty text")
    }
  }

  /// How the event of that name is written.
  private var forms: [String] {
    ScriptVocabulary.entries.map(\.form).filter { ScriptSuggestion.name(of: $0) == name }
  }

  /// The argument, or nil where there is none.
  func optional(_ index: Int) -> String? {
    index < arguments.count && !arguments[index].isEmpty ? arguments[index] : nil
  }

  /// The argument as an event of its own; one word holds no other of its name.
  func event(_ index: Int) throws(ScriptError) -> ScriptWord {
    let inner = try ScriptWord(arguments[index], line: line, within: outer + [name])
    guard !inner.outer.contains(inner.name) else {
      throw ScriptError(line, "\(inner.name)(…) holds no other \(inner.name)")
    }
    return inner
  }

  // MARK: Text and bytes

  /// The argument as bytes; nil where it is left out.
  func optionalBytes(_ index: Int) -> [UInt8]? {
    guard let word = optional(index), word != ScriptLiteral.omitted else { return nil }
    return ScriptLiteral.bytes(word)
  }

  /// What was written, as text.
  func text(_ written: String) throws(ScriptError) -> String {
    guard let text = String(validating: ScriptLiteral.bytes(written), as: UTF8.self) else {
      throw ScriptError(line, "\(Self.shown(written)) is not UTF-8 text")
    }
    return text
  }

  /// The argument as text.
  func string(_ index: Int) throws(ScriptError) -> String { try text(arguments[index]) }

  func number(_ index: Int, upTo limit: Int, radix: Int = 10) throws(ScriptError) -> Int {
    guard index < arguments.count, let number = Int(arguments[index], radix: radix),
      (0...limit).contains(number)
    else { throw ScriptError(line, "\(shown) needs a number from 0 to \(limit)") }
    return number
  }

  // MARK: Names

  func path(_ index: Int, of counts: ClosedRange<Int>) throws(ScriptError) -> DevicePath {
    try expect(counts)
    return try path(index)
  }

  func path(_ index: Int) throws(ScriptError) -> DevicePath {
    guard index < arguments.count else {
      try expect(index + 1...index + 1)
      throw ScriptError(line, "\(shown) lacks a path")
    }
    let written = arguments[index]
    var components: [DevicePath.Name] = []
    let names = written.first == "/" ? written.dropFirst() : written[...]
    for part in names.split(separator: "/", omittingEmptySubsequences: false) {
      if written == "/" { break }
      let text = try text(String(part))
      guard let name = DevicePath.Name(text) else {
        throw ScriptError(
          line, "\(Self.shown(written)) is not a path: \(Self.fault(of: text, in: written))")
      }
      components.append(name)
      guard components.count <= DeviceLimits.pathComponents else {
        throw ScriptError(
          line,
          "\(Self.shown(written)) is not a path: it has more than \(DeviceLimits.pathComponents) "
            + "names")
      }
    }
    return DevicePath(components: components)
  }

  /// Why text cannot be a name in a path.
  private static func fault(of name: String, in path: String) -> String {
    if path.isEmpty { return "it is empty" }
    if name.isEmpty { return "a name is empty, between two slashes or after the last" }
    if name == "." || name == ".." { return "'.' and '..' are not followed" }
    if name.utf8.count > DeviceLimits.nameBytes {
      return "a name has more than \(DeviceLimits.nameBytes) bytes"
    }
    return name.utf8.contains(0) ? "a name has a NUL in it" : "a name has a slash in it"
  }

  /// The first argument as the name of a handle, of so many arguments.
  func handle(of counts: ClosedRange<Int>) throws(ScriptError) -> HandleName {
    try expect(counts, handleFirst: true)
    return try handle(0)
  }

  /// The argument as the name of a handle or backup.
  func handle(_ index: Int) throws(ScriptError) -> HandleName {
    guard let written = optional(index), written != ScriptLiteral.omitted else { return .last }
    guard written.first == "#" else { return .on(try path(index)) }
    guard let number = Int(written.dropFirst()), number >= 0 else {
      throw ScriptError(
        line, "\(Self.shown(written)): the handles of a script are #0, #1 and so on")
    }
    return .number(number)
  }

  func item(_ index: Int) throws(ScriptError) -> KeychainItemID {
    guard index < arguments.count, !arguments[index].isEmpty else {
      try expect(index + 1...index + 1)
      throw ScriptError(line, "\(shown) lacks the name of an item")
    }
    let name = arguments[index]
    let isSynchronizable = name.last == "*"
    return KeychainItemID(
      try text(isSynchronizable ? String(name.dropLast()) : name), synchronizable: isSynchronizable)
  }

  // MARK: Classes

  /// Whether a word that may be a path is meant as a class: `a` is a path, `A` and `complete` are
  /// classes.
  static func isClass(_ word: String) -> Bool {
    ProtectionClass(letter: word) != nil || word.count > 2 && ProtectionClass(named: word) != nil
  }

  func fileClass(_ index: Int) throws(ScriptError) -> ProtectionClass {
    guard let found = ProtectionClass(named: arguments[index]) else {
      throw ScriptError(
        line,
        "\(Self.shown(arguments[index])) is not a file class: \(ProtectionClass.list)"
          + withoutFirst("class", index))
    }
    return found
  }

  /// How an event is written whose first argument, which is not what it should be, is left out: for
  /// `w(f,text)`, which leaves it out without saying so.
  private func withoutFirst(_ what: String, _ index: Int) -> String {
    let event = "\(name)(-,\(arguments.joined(separator: ",")))"
    let canBeLeftOut = forms.contains { $0.contains("([") }
    let fits = index == 0 && arguments.count == 2 && canBeLeftOut
    return fits && event.count <= ScriptLimits.echoedCharacters
      ? "; without a \(what): \(event)" : ""
  }

  /// A class, or `-` for none.
  func optionalClass(_ index: Int) throws(ScriptError) -> ProtectionClass? {
    arguments[index] == ScriptLiteral.omitted ? nil : try fileClass(index)
  }

  func accessibility(_ index: Int) throws(ScriptError) -> KeychainAccessibility {
    guard let found = KeychainAccessibility(named: arguments[index]) else {
      throw ScriptError(
        line,
        "\(Self.shown(arguments[index])) is not a keychain constant: \(KeychainAccessibility.list)"
          + withoutFirst("constant", index))
    }
    return found
  }

  /// An accessibility, or `-` for none.
  func optionalAccessibility(_ index: Int) throws(ScriptError) -> KeychainAccessibility? {
    arguments[index] == ScriptLiteral.omitted ? nil : try accessibility(index)
  }
}
