/// An enum of the package and the names of its cases.
struct EnumCases {
  let name: String
  let cases: Set<String>

  /// Every enum that the files declare, nested ones too.
  static func all(in files: [SourceFile]) -> [EnumCases] {
    files.flatMap { file in
      file.code.indices.compactMap { declared(at: $0, in: file.code) }
    }
  }

  private static func declared(at index: Int, in code: [String]) -> EnumCases? {
    let line = code[index]
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let kind = words.firstIndex(of: "enum"), kind + 1 < words.count, line.hasSuffix("{")
    else { return nil }
    let indent = line.prefix { $0 == " " }.count
    let inside = String(repeating: " ", count: indent + 2)
    var cases: Set<String> = []
    var isInCase = false
    for line in code[(index + 1)...] {
      if line == String(repeating: " ", count: indent) + "}" { break }
      let starts = [inside + "case ", inside + "indirect case "].first { line.hasPrefix($0) }
      guard let names = starts.map({ line.dropFirst($0.count) }) ?? (isInCase ? line[...] : nil)
      else { continue }
      cases.formUnion(Self.names(in: names))
      isInCase = line.last { $0 != " " } == ","
    }
    return cases.isEmpty ? nil : EnumCases(name: String(words[kind + 1]), cases: cases)
  }

  /// The names in `a, b(Int, c: String), d = 1`.
  private static func names(in list: Substring) -> [String] {
    var depth = 0
    var names = [""]
    for character in list {
      if "([<".contains(character) { depth += 1 }
      if depth == 0 {
        character == "," ? names.append("") : names[names.count - 1].append(character)
      }
      if ")]>".contains(character) { depth -= 1 }
    }
    return names.map { name in
      String(
        name.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }.filter { !$0.isEmpty }
  }
}
