extension Rule {
  /// Each public symbol says in one sentence what it is. Witnesses of well-known requirements say
  /// nothing new and may stay silent.
  static let documentation = Rule(name: "public symbols have a doc comment") { file in
    guard file.area == "Sources" else { return [] }
    var found: [(line: Int, message: String)] = []
    for (index, line) in file.code.enumerated() {
      let words = line.split { $0 == " " || $0 == "(" || $0 == ":" || $0 == "<" }
      guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
        words[..<access].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) }),
        words.dropFirst(access + 1).contains(where: spoken.contains),
        !words.dropFirst(access + 1).contains(where: witnesses.contains),
        !isDocumented(index, in: file)
      else { continue }
      found.append((index + 1, "undocumented: \(line.drop { $0 == " " })"))
    }
    return found
  }

  private static let modifiers: Set<Substring> = [
    "static", "nonisolated", "override", "final", "indirect", "mutating", "consuming", "borrowing",
  ]
  private static let spoken: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "func", "subscript", "let", "var", "init",
  ]
  private static let witnesses: Set<Substring> = [
    "description", "debugDescription", "hash", "==", "typealias", "override", "errorDescription",
    "encode", "makeIterator", "import", "extension", "testDescription", "customMirror",
  ]

  private static func isDocumented(_ index: Int, in file: SourceFile) -> Bool {
    let declaration = file.code[index]
    if declaration.contains("func < ") || declaration.contains("func ==") { return true }
    var above = index - 1
    while above >= 0 {
      let text = file.lines[above].drop { $0 == " " }
      if text.hasPrefix("///") || text.hasSuffix("*/") { return true }
      guard text.hasPrefix("@") || text.hasPrefix("#") || text.hasPrefix("//") else { return false }
      above -= 1
    }
    return false
  }
}
