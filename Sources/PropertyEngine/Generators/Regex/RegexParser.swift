/// Reads a regular expression. What it does not know it refuses, with the place.
struct RegexParser {
  /// The most characters of a pattern.
  static let maximumLength = 4_096
  /// The deepest nesting of groups.
  static let maximumDepth = 32
  /// The most times that `{n,m}` repeats.
  static let maximumRepeats = 1_000

  private let pattern: String
  let characters: [Character]
  /// How often `*`, `+` and `{n,}` repeat at most, beyond the least.
  private let openRepeats: Int
  var position = 0
  private var depth = 0

  init(_ pattern: String, openRepeats: Int) {
    self.pattern = pattern
    characters = Array(pattern)
    self.openRepeats = openRepeats
  }

  /// The whole pattern.
  mutating func parse() throws -> RegexNode {
    guard characters.count <= Self.maximumLength else {
      throw error("the pattern is longer than \(Self.maximumLength) characters", at: 0)
    }
    let node = try alternatives()
    guard position == characters.count else { throw error("this closes no group; write \\)") }
    return node
  }

  var next: Character? { position < characters.count ? characters[position] : nil }

  /// Takes the text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    return true
  }

  func error(_ reason: String, at offset: Int? = nil) -> RegexPatternError {
    RegexPatternError(pattern: pattern, offset: offset ?? position, reason: reason)
  }

  private mutating func alternatives() throws -> RegexNode {
    var nodes = [try sequence()]
    while take("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .choice(nodes)
  }

  private mutating func sequence() throws -> RegexNode {
    // A whole match begins and ends there anyway.
    if depth == 0 { _ = take("^") }
    var nodes: [RegexNode] = []
    while let character = next, character != "|", character != ")" {
      if character == "$", depth == 0, isEndOfAlternative(position + 1) {
        position += 1
        break
      }
      nodes.append(try quantified(try atom()))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private func isEndOfAlternative(_ position: Int) -> Bool {
    position == characters.count || characters[position] == "|"
  }

  private mutating func atom() throws -> RegexNode {
    guard let character = next else { throw error("something is missing here") }
    switch character {
    case "(": return try group()
    case "[": return .member(try characterClass())
    case ".":
      position += 1
      return .member(Self.anyCharacter)
    case "\\": return try escape()
    case "*", "+", "?": throw error("\(character) has nothing to repeat; write \\\(character)")
    case "{", "}": throw error("\(character) repeats nothing here; write \\\(character)")
    case "^": throw error("^ is supported at the start of the pattern only; write \\^")
    case "$": throw error("$ is supported at the end of the pattern only; write \\$")
    default:
      position += 1
      return .character(character)
    }
  }

  private mutating func group() throws -> RegexNode {
    let start = position
    position += 1
    if next == "?" {
      try groupKind(start)
    } else if next == "*" {
      throw error("backtracking directives are not supported")
    }
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw error("groups nest deeper than \(Self.maximumDepth)", at: start)
    }
    let node = try alternatives()
    depth -= 1
    guard take(")") else { throw error("this group is not closed", at: start) }
    return node
  }

  /// After `(`, at `?`.
  private mutating func groupKind(_ start: Int) throws {
    if take("?:") { return }
    for (sign, name) in Self.otherGroups where characters[position...].starts(with: sign) {
      throw error("\(name) is not supported", at: start)
    }
    guard take("?<") else { throw error("this kind of group is not supported", at: start) }
    while let character = next, character != ">" {
      guard character.isASCII, character.isLetter || character.isNumber || character == "_" else {
        throw error("a group's name is made of letters, digits and _")
      }
      position += 1
    }
    guard take(">") else { throw error("the group's name does not end", at: start) }
  }

  private static let otherGroups: KeyValuePairs<String, String> = [
    "?=": "a look-ahead", "?!": "a negative look-ahead", "?<=": "a look-behind",
    "?<!": "a negative look-behind", "?>": "an atomic group", "?|": "a branch reset",
    "?#": "a comment", "?(": "a condition",
  ]

  private mutating func quantified(_ node: RegexNode) throws -> RegexNode {
    let start = position
    let times: ClosedRange<Int>
    switch next {
    case "*": times = 0...openRepeats
    case "+": times = 1...max(openRepeats, 1)
    case "?": times = 0...1
    case "{": times = try braces()
    default: return node
    }
    if characters[start] != "{" { position += 1 }
    if take("?") {
      // Which of two matches is preferred changes nothing about whole matches.
    } else if next == "+" {
      throw error("possessive repetition is not supported")
    }
    if let character = next, "*+{?".contains(character) {
      throw error("one part cannot be repeated twice; write (?:…)\(character)")
    }
    return .repeated(node, times, label: start)
  }

  /// `{2}`, `{2,}` or `{2,5}`.
  private mutating func braces() throws -> ClosedRange<Int> {
    let start = position
    position += 1
    let least = try number()
    var most = least
    if take(",") { most = next == "}" ? least + openRepeats : try number() }
    guard take("}") else { throw error("this repetition does not end with }", at: start) }
    guard least <= most else {
      throw error("the least number of repeats is above the greatest", at: start)
    }
    return least...most
  }

  private mutating func number() throws -> Int {
    let start = position
    while let character = next, character.isASCII, character.isNumber { position += 1 }
    guard position > start else { throw error("a number of repeats is missing; or write \\{") }
    let text = String(characters[start..<position])
    guard let number = Int(text), number <= Self.maximumRepeats else {
      throw error("more than \(Self.maximumRepeats) repeats are not supported", at: start)
    }
    return number
  }
}
