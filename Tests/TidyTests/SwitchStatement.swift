/// One `switch` of a file: which cases its labels name, and where its `default:` is.
struct SwitchStatement {
  /// The names in labels such as `.a, .b(let c)`; empty where a label is anything else.
  private(set) var labels: Set<String> = []
  /// The one-based line of `default:`; nil where there is none.
  private(set) var defaultLine: Int?

  /// Every switch whose `case` begins a line, as the formatter has it.
  static func all(in file: SourceFile) -> [SwitchStatement] {
    file.code.indices.compactMap { index in
      let line = file.code[index]
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard words.contains("switch"), line.hasSuffix("{") else { return nil }
      return statement(at: index, in: file.code)
    }
  }

  private static func statement(at index: Int, in code: [String]) -> SwitchStatement {
    let indent =
      code[(index + 1)...].first { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count } ?? 0
    let margin = String(repeating: " ", count: indent)
    var statement = SwitchStatement()
    var isOther = false
    var label = ""
    for (line, text) in code.enumerated().dropFirst(index + 1) {
      if text.hasPrefix(margin + "}") { break }
      if text.hasPrefix(margin + "default:") { statement.defaultLine = line + 1 }
      if text.hasPrefix(margin + "case ") { label = "" } else if label.isEmpty { continue }
      label += text.trimmingPrefix(while: \.isWhitespace) + " "
      guard let end = endOfLabel(label) else { continue }
      let names = names(in: label[..<end].dropFirst("case ".count))
      isOther = isOther || names.isEmpty
      statement.labels.formUnion(names)
      label = ""
    }
    if isOther { statement.labels = [] }
    return statement
  }

  /// The colon after a label, which is outside all brackets.
  private static func endOfLabel(_ label: String) -> String.Index? {
    var depth = 0
    return label.indices.first { index in
      if "([{".contains(label[index]) { depth += 1 }
      if ")]}".contains(label[index]) { depth -= 1 }
      return depth == 0 && label[index] == ":"
    }
  }

  /// The cases in `.a, .b(let c)`; empty for a label that holds a condition or another pattern.
  private static func names(in label: Substring) -> [String] {
    guard !label.contains(" where ") else { return [] }
    var depth = 0
    var patterns = [""]
    for character in label {
      if "([{".contains(character) { depth += 1 }
      if character == ",", depth == 0 {
        patterns.append("")
      } else {
        patterns[patterns.count - 1].append(character)
      }
      if ")]}".contains(character) { depth -= 1 }
    }
    var names: [String] = []
    for pattern in patterns {
      var rest = pattern[...].trimmingPrefix { $0 == " " }
      if rest.hasPrefix("let ") { rest = rest.dropFirst(4) }
      guard rest.hasPrefix("."), !rest.dropFirst().contains(".") else { return [] }
      names.append(
        String(rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    return names
  }
}
