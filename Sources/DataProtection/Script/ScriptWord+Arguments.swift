extension ScriptWord {
  /// Checks the number of arguments.
  func expect(_ counts: ClosedRange<Int>) throws(ScriptError) {
    let given = arguments == [""] ? 0 : arguments.count
    guard counts.contains(given) else {
      let forms = ScriptVocabulary.entries.map(\.form).filter { form in
        form.prefix { $0 != "(" && $0 != "[" } == name
      }
      throw ScriptError(
        line, "'\(text)' is written \(forms.joined(separator: " or "))")
    }
  }

  /// The argument, or nil where there is none.
  func optional(_ index: Int) -> String? {
    index < arguments.count && !arguments[index].isEmpty ? arguments[index] : nil
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
      throw ScriptError(line, "'\(written)' is not UTF-8 text")
    }
    return text
  }

  /// The argument as text.
  func string(_ index: Int) throws(ScriptError) -> String { try text(arguments[index]) }

  func number(_ index: Int, upTo limit: Int, radix: Int = 10) throws(ScriptError) -> Int {
    guard index < arguments.count, let number = Int(arguments[index], radix: radix),
      (0...limit).contains(number)
    else { throw ScriptError(line, "'\(text)' needs a number from 0 to \(limit)") }
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
      throw ScriptError(line, "'\(text)' lacks a path")
    }
    let written = arguments[index]
    var components: [DevicePath.Name] = []
    let names = written.first == "/" ? written.dropFirst() : written[...]
    for part in names.split(separator: "/", omittingEmptySubsequences: false) {
      if written == "/" { break }
      guard let name = DevicePath.Name(try text(String(part))),
        components.count < DeviceLimits.pathComponents
      else { throw ScriptError(line, "'\(written)' is no path") }
      components.append(name)
    }
    return DevicePath(components: components)
  }

  /// The first argument as the name of a handle, of so many arguments.
  func handle(of counts: ClosedRange<Int>) throws(ScriptError) -> HandleName {
    try expect(counts)
    return try handle(0)
  }

  /// The argument as the name of a handle or backup.
  func handle(_ index: Int) throws(ScriptError) -> HandleName {
    guard let written = optional(index), written != ScriptLiteral.omitted else { return .last }
    guard written.first == "#" else { return .on(try path(index)) }
    guard let number = Int(written.dropFirst()), number >= 0 else {
      throw ScriptError(line, "'\(written)': the handles of a script are #0, #1 and so on")
    }
    return .number(number)
  }

  func item(_ index: Int) throws(ScriptError) -> KeychainItemID {
    guard index < arguments.count, !arguments[index].isEmpty else {
      try expect(index + 1...index + 1)
      throw ScriptError(line, "'\(text)' lacks the name of an item")
    }
    let name = arguments[index]
    let isSynchronizable = name.last == "*"
    return KeychainItemID(
      try text(isSynchronizable ? String(name.dropLast()) : name), synchronizable: isSynchronizable)
  }

  // MARK: Classes

  func fileClass(_ index: Int) throws(ScriptError) -> ProtectionClass {
    guard let found = ProtectionClass(letter: arguments[index]) else {
      throw ScriptError(
        line, "'\(arguments[index])' is no file class; the classes are A B C D CX")
    }
    return found
  }

  /// A class, or `-` for none.
  func optionalClass(_ index: Int) throws(ScriptError) -> ProtectionClass? {
    arguments[index] == ScriptLiteral.omitted ? nil : try fileClass(index)
  }

  func accessibility(_ index: Int) throws(ScriptError) -> KeychainAccessibility {
    guard let found = KeychainAccessibility(named: arguments[index]) else {
      let codes = KeychainAccessibility.allCases.map(\.rawValue).joined(separator: " ")
      throw ScriptError(
        line, "'\(arguments[index])' is no keychain constant; the constants are \(codes)")
    }
    return found
  }

  /// An accessibility, or `-` for none.
  func optionalAccessibility(_ index: Int) throws(ScriptError) -> KeychainAccessibility? {
    arguments[index] == ScriptLiteral.omitted ? nil : try accessibility(index)
  }
}
