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

  func fileClass(_ index: Int) throws(ScriptError) -> ProtectionClass {
    guard let found = ProtectionClass(letter: arguments[index]) else {
      throw ScriptError(
        line, "'\(arguments[index])' is no file class; the classes are A B C D CX")
    }
    return found
  }

  func accessibility(_ index: Int) throws(ScriptError) -> KeychainAccessibility {
    guard let found = KeychainAccessibility(named: arguments[index]) else {
      let codes = KeychainAccessibility.allCases.map(\.rawValue).joined(separator: " ")
      throw ScriptError(
        line, "'\(arguments[index])' is no keychain constant; the constants are \(codes)")
    }
    return found
  }

  func path(_ index: Int) throws(ScriptError) -> Path {
    guard index < arguments.count else {
      try expect(index + 1...index + 1)
      throw ScriptError(line, "'\(text)' lacks a path")
    }
    let written = arguments[index]
    guard let path = Path(written.first == "/" ? written : "/" + written) else {
      throw ScriptError(line, "'\(written)' is no path")
    }
    return path
  }

  func item(_ index: Int) throws(ScriptError) -> KeychainItemID {
    guard index < arguments.count, !arguments[index].isEmpty else {
      try expect(index + 1...index + 1)
      throw ScriptError(line, "'\(text)' lacks the name of an item")
    }
    let name = arguments[index]
    if name.last == "*" { return KeychainItemID(String(name.dropLast()), synchronizable: true) }
    return KeychainItemID(name)
  }

  func number(_ index: Int, upTo limit: Int) throws(ScriptError) -> Int {
    guard index < arguments.count, let number = Int(arguments[index]), (0...limit).contains(number)
    else { throw ScriptError(line, "'\(text)' needs a number from 0 to \(limit)") }
    return number
  }

  /// The argument, or nil where there is none.
  func optional(_ index: Int) -> String? {
    index < arguments.count && !arguments[index].isEmpty ? arguments[index] : nil
  }
}
