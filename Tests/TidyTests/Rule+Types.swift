extension Rule {
  /// `Choice.swift` declares `Choice`; `Choice+Codec.swift` extends it; a second type that others
  /// can name has a file of its own.
  static let oneTypeOneFile = Rule(name: "one type, one file, named after it") { file in
    let isEmpty = file.code.allSatisfy { $0.allSatisfy(\.isWhitespace) }
    guard file.area == "Sources", !isEmpty else { return [] }
    let declared = topLevelTypes(in: file)
    let expected = file.stem.prefix { $0 != "+" }
    var found: [(line: Int, message: String)] = []
    for type in declared where type.name != expected && !type.isPrivate {
      found.append((type.line, "\(type.name) wants a file of its own, \(type.name).swift"))
    }
    let isNamed =
      declared.contains { $0.name == expected }
      || file.code.contains { extends($0, expected) }
    if !isNamed { found.append((1, "neither declares nor extends \(expected)")) }
    return found
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]

  private static let otherDeclarations: Set<Substring> = [
    "func", "var", "let", "case", "extension",
  ]

  static func topLevelTypes(
    in file: SourceFile
  ) -> [(line: Int, name: String, isPrivate: Bool, isPublic: Bool)] {
    file.code.enumerated().compactMap { index, line in
      guard let first = line.first, first.isLetter || first == "@" else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
        !words[..<kind].contains(where: otherDeclarations.contains)
      else { return nil }
      let isPrivate = words[..<kind].contains { $0 == "private" || $0 == "fileprivate" }
      return (index + 1, String(words[kind + 1]), isPrivate, words[..<kind].contains("public"))
    }
  }

  private static func extends(_ line: String, _ name: Substring) -> Bool {
    guard let range = line.firstRange(of: "extension ") else { return false }
    let extended = line[range.upperBound...].prefix {
      $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
    }
    return extended.split(separator: ".").contains(name)
  }
}
