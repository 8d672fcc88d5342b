/// One event of a script as text: its name and the arguments between its parentheses.
struct ScriptWord {
  let line: Int
  let name: String
  let arguments: [String]
  let hasParentheses: Bool
  /// The names of the events it is written inside of.
  let outer: [String]
  /// How its outcome is to begin, where the script says so.
  private(set) var expectation: String?

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
    outer = []
  }

  /// An event to be written, its arguments as `ScriptLiteral` writes them.
  init(_ name: String, arguments: [ScriptLiteral]) {
    line = 0
    self.name = name
    self.arguments = arguments.map(\.text)
    hasParentheses = true
    outer = []
  }

  /// An event with arguments to be written; the last one may be left out.
  init(
    _ name: String, _ first: ScriptLiteral, _ rest: ScriptLiteral...,
    optional bytes: [UInt8]? = nil
  ) {
    let last = bytes.map { [ScriptLiteral.of($0)] } ?? []
    self.init(name, arguments: [first] + rest + last)
  }

  /// Reads `name` or `name(a,b)`, which may stand inside of other events.
  init(_ raw: String, line: Int, within outer: [String] = []) throws(ScriptError) {
    self.line = line
    self.outer = outer
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
  /// What follows `=>` on a line is how the outcome of the event before it is to begin.
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
          if word == "=>" {
            try expect(rest, on: number, of: &words)
            word = ""
            break
          }
          try append(word, line: number, to: &words)
          word = ""
          continue
        }
        if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
        if depth < 0 { throw ScriptError(number, "a parenthesis is closed that was never opened") }
        word.append(character)
      }
      if depth > 0 { throw ScriptError(number, "\(shown(word)): a parenthesis is not closed") }
      if word == "=>" { throw ScriptError(number, "what is expected is missing after '=>'") }
      try append(word, line: number, to: &words)
    }
    return words
  }

  /// Notes how the outcome of the last event is to begin.
  private static func expect(
    _ text: Substring, on line: Int, of words: inout [ScriptWord]
  ) throws(ScriptError) {
    guard let last = words.indices.last, words[last].line == line else {
      throw ScriptError(line, "'=>' follows no event on its line")
    }
    let expectation = trimmed(String(text.prefix(upTo: comment(in: text))))
    guard !expectation.isEmpty else {
      throw ScriptError(line, "what is expected is missing after '=>'")
    }
    words[last].expectation = expectation
  }

  /// Where a comment begins: at a `#` after a blank, unless it is quoted as contents are.
  private static func comment(in text: Substring) -> Substring.Index {
    var isQuoted = false
    var before: Character = " "
    for (index, character) in zip(text.indices, text) {
      if character == "'" { isQuoted.toggle() }
      if character == "#", !isQuoted, before == " " || before == "\t" { return index }
      before = character
    }
    return text.endIndex
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
