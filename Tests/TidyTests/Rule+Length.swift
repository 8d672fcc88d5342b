extension Rule {
  static let fileLength = Rule(name: "a file has at most 300 lines") { file in
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    return count > 300 ? [(1, "\(count) lines; split it by concern")] : []
  }

  static let lineLength = Rule(name: "a line has at most 100 columns") { file in
    file.lines.enumerated().compactMap { index, line in
      line.count > 100 ? (index + 1, "\(line.count) columns") : nil
    }
  }

  static let functionLength = Rule(name: "a function has at most 60 lines") { file in
    var found: [(line: Int, message: String)] = []
    for (index, line) in file.code.enumerated() where opensFunction(line) || opensProperty(line) {
      guard let last = closingLine(of: index, in: file.code) else { continue }
      let length = last - index + 1
      if length > 60, !isPureSwitch(file.code[index...last]) {
        found.append((index + 1, "a function of \(length) lines"))
      }
    }
    return found
  }

  /// `var a: Int {`, which computes what it is.
  private static func opensProperty(_ line: String) -> Bool {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let start = words.firstIndex(of: "var"), line.hasSuffix("{"), !line.contains(" = ")
    else { return false }
    return words[..<start].allSatisfy { declarationModifiers.contains(String($0)) }
  }

  /// One `switch` with at most a few lines before it: as long as its enum has cases, and none of
  /// them long.
  private static func isPureSwitch(_ body: ArraySlice<String>) -> Bool {
    let indents = body.map { line in
      line.allSatisfy(\.isWhitespace) ? Int.max : line.prefix { $0 == " " }.count
    }
    guard let outer = indents.first, let last = body.dropLast().last,
      last == String(repeating: " ", count: outer + 2) + "}"
    else { return false }
    let start = zip(body, indents).prefix(10).map { line, indent in
      indent == outer + 2 && line.contains("switch ") && line.hasSuffix("{")
    }.firstIndex(of: true)
    guard let start else { return false }
    // A case is not longer than a function may be.
    var length = 0
    for (line, indent) in zip(body, indents).dropFirst(start + 1) {
      let isLabel = indent == outer + 2 && (line.contains("case ") || line.contains("default"))
      length = isLabel ? 1 : length + 1
      if length > 20 { return false }
    }
    return true
  }

  private static func opensFunction(_ line: String) -> Bool {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    if words.contains("func") || words.contains("deinit") { return true }
    guard let start = words.firstIndex(of: "init") ?? words.firstIndex(of: "subscript") else {
      return false
    }
    return words[..<start].allSatisfy { declarationModifiers.contains(String($0)) }
  }

  private static let declarationModifiers: Set<String> = [
    "public", "package", "internal", "private", "fileprivate", "open", "convenience", "required",
    "override", "static", "class", "borrowing", "consuming", "mutating", "nonisolated",
    "inlinable", "usableFromInline", "inline", "__always", "never", "available",
    "discardableResult",
  ]

  /// The line where the body that begins at or after `start` closes; nil for a requirement
  /// without a body.
  private static func closingLine(of start: Int, in code: [String]) -> Int? {
    var braces = 0
    var parentheses = 0
    var opened = false
    for index in start..<code.count {
      for character in code[index] {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{":
          braces += 1
          opened = true
        case "}":
          braces -= 1
          if opened && braces == 0 && parentheses == 0 { return index }
          if braces < 0 { return nil }
        default: break
        }
      }
      if !opened && parentheses == 0 && index > start + 12 { return nil }
    }
    return nil
  }
}
