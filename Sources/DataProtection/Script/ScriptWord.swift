/// One event of a script as text: its name and the arguments between its parentheses.
struct ScriptWord {
  let line: Int
  let name: String
  let arguments: [String]
  let hasParentheses: Bool

  /// The event as written, blanks left out.
  var text: String {
    hasParentheses ? name + "(" + arguments.joined(separator: ",") + ")" : name
  }

  /// The event in quotes, as much of it as a message has room for.
  var shown: String { Self.shown(text) }

  /// Text of a script in quotes, as much of it as a message has room for.
  static func shown(_ text: String) -> String {
    text.count <= ScriptLimits.echoedCharacters
      ? "'\(text)'" : "'\(text.prefix(ScriptLimits.echoedCharacters))…'"
  }

  /// An event without arguments, to be written.
  init(_ name: String) {
    line = 0
    self.name = name
    arguments = []
    hasParentheses = false
  }

  /// An event to be written, its arguments as `ScriptLiteral` writes them.
  init(_ name: String, arguments: [ScriptLiteral]) {
    line = 0
    self.name = name
    self.arguments = arguments.map(\.text)
    hasParentheses = true
  }

  /// An event with arguments to be written; the last one may be left out.
  init(
    _ name: String, _ first: ScriptLiteral, _ rest: ScriptLiteral...,
    optional bytes: [UInt8]? = nil
  ) {
    let last = bytes.map { [ScriptLiteral.of($0)] } ?? []
    self.init(name, arguments: [first] + rest + last)
  }

  /// Reads `name` or `name(a,b)`.
  init(_ raw: String, line: Int) throws(ScriptError) {
    self.line = line
    guard let open = raw.firstIndex(of: "(") else {
      name = raw
      arguments = []
      hasParentheses = false
      return
    }
    guard raw.last == ")" else {
      throw ScriptError(line, "\(Self.shown(raw)): text after the closing parenthesis")
    }
    name = String(raw[..<open])
    arguments = Self.split(raw[raw.index(after: open)...].dropLast())
    hasParentheses = true
  }

  /// Splits at commas that are outside inner parentheses, trimming blanks.
  private static func split(_ text: Substring) -> [String] {
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      if character == "," && depth == 0 {
        parts.append("")
        continue
      }
      if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
      parts[parts.count - 1].append(character)
    }
    return parts.map { trimmed($0) }
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }

  /// Cuts a script into words: at blanks, `;` and `->`, leaving parentheses whole and comments out.
  static func words(of script: String) throws(ScriptError) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var number = 0
    for line in script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var word = ""
      var depth = 0
      var rest = line
      while let character = rest.popFirst() {
        if character == "#" && depth == 0 { break }
        let isArrow = character == "-" && rest.first == ">"
        if depth == 0 && (character == " " || character == "\t" || character == ";" || isArrow) {
          if isArrow { rest.removeFirst() }
          try append(word, line: number, to: &words)
          word = ""
          continue
        }
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
        if depth < 0 { throw ScriptError(number, "a parenthesis is closed that was never opened") }
        word.append(character)
      }
      if depth > 0 { throw ScriptError(number, "\(shown(word)): a parenthesis is not closed") }
      try append(word, line: number, to: &words)
    }
    return words
  }

  /// Adds what stands between two blanks; `L+11` is two events.
  private static func append(
    _ word: String, line: Int, to words: inout [ScriptWord]
  ) throws(ScriptError) {
    if word.isEmpty { return }
    if let first = word.first, "LUR".contains(first), word.dropFirst().first == "+" {
      words.append(try ScriptWord(String(first), line: line))
      words.append(try ScriptWord(String(word.dropFirst()), line: line))
    } else {
      words.append(try ScriptWord(word, line: line))
    }
  }
}
