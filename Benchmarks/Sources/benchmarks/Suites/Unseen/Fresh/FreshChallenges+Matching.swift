import PropertyEngine

/// Programs that look for text, pack it, take it apart, order it.
extension FreshChallenges {
  static let matching = [
    glob, failureTable, overlappingCopy, shellQuotes, splitLineEnd, naturalOrder,
  ]

  private static let letters = Alphabet("a"..."c")

  /// A star in a pattern stands for as few characters as may be.
  static let glob = UnseenChallenge(
    "glob",
    zip(
      Generator<String>.string(of: Alphabet("a"..."b", "*"..."*"), count: 0...8),
      Generator<String>.string(of: Alphabet("a"..."b"), count: 0...12)),
    minimum: #"("*a", "aa")"#
  ) { pattern, text in
    matches(pattern[...], text[...]) != matchesFirst(pattern[...], text[...])
  }

  private static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let head = pattern.first else { return text.isEmpty }
    guard head == "*" else {
      return head == text.first && matches(pattern.dropFirst(), text.dropFirst())
    }
    return matches(pattern.dropFirst(), text)
      || (!text.isEmpty && matches(pattern, text.dropFirst()))
  }

  private static func matchesFirst(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let head = pattern.first else { return text.isEmpty }
    guard head == "*" else {
      return head == text.first && matchesFirst(pattern.dropFirst(), text.dropFirst())
    }
    let rest = pattern.drop { $0 == "*" }
    guard let next = rest.first else { return true }
    return matchesFirst(rest, text.drop { $0 != next })
  }

  /// A search that begins again after a mismatch finds what there is.
  static let failureTable = UnseenChallenge(
    "failure_table",
    zip(
      Generator<String>.string(of: letters, count: 1...5),
      Generator<String>.string(of: letters, count: 0...30)), minimum: #"("aab", "aaab")"#
  ) { pattern, text in
    let wanted = Array(pattern)
    var matched = 0
    for character in text where matched < wanted.count {
      matched = character == wanted[matched] ? matched + 1 : character == wanted[0] ? 1 : 0
    }
    return text.contains(pattern) != (matched == wanted.count)
  }

  /// A text is the same after it was packed with references to what came before.
  static let overlappingCopy = UnseenChallenge(
    "overlapping_copy", Generator<String>.string(of: letters, count: 0...60), minimum: "aaaa"
  ) { text in
    let characters = Array(text)
    var unpacked: [Character] = []
    var place = 0
    while place < characters.count {
      let match = longestMatch(characters, at: place)
      if match.length > 2 {
        let start = place - match.distance
        // The mistake: a reference that reaches into what it makes is cut off.
        let end = min(start + match.length, unpacked.count)
        unpacked += unpacked[min(start, end)..<end]
        place += match.length
      } else {
        unpacked.append(characters[place])
        place += 1
      }
    }
    return unpacked != characters
  }

  private static func longestMatch(
    _ characters: [Character], at place: Int
  ) -> (distance: Int, length: Int) {
    var best = (distance: 0, length: 0)
    for start in 0..<place {
      let length = zip(characters[start...], characters[place...]).prefix { $0.0 == $0.1 }.count
      if length > best.length { best = (place - start, length) }
    }
    return best
  }

  /// Arguments are the same after they were put into a line and taken out of it.
  static let shellQuotes = UnseenChallenge(
    "shell_quotes",
    Generator<String>.string(of: Alphabet("a"..."z", " "..." ", "\\"..."\\"), count: 0...10)
      .array(count: 0...6), minimum: #"[" \\"]"#
  ) { arguments in
    let line = arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 }
      .joined(separator: " ")
    return split(line) != arguments
  }

  private static func split(_ line: String) -> [String] {
    var arguments: [String] = []
    var argument: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        argument = (argument ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        argument = argument ?? ""
      } else if character == "\\", isQuoted {
        // The mistake: nothing is special between single quotes.
        isEscaped = true
      } else if character == " ", !isQuoted {
        if let argument { arguments.append(argument) }
        argument = nil
      } else {
        argument = (argument ?? "") + String(character)
      }
    }
    if let argument { arguments.append(argument) }
    return arguments
  }

  /// A text has as many lines when it comes in pieces.
  static let splitLineEnd = UnseenChallenge(
    "split_line_end",
    Generator<String>.string(of: Alphabet("a"..."c", "\r"..."\r", "\n"..."\n"), count: 0...8)
      .array(count: 0...10), minimum: #"["\r", "\n"]"#
  ) { pieces in
    pieces.reduce(0) { $0 + lineEnds(Array($1.unicodeScalars)) }
      != lineEnds(pieces.flatMap { Array($0.unicodeScalars) })
  }

  private static func lineEnds(_ scalars: [Unicode.Scalar]) -> Int {
    scalars.indices.count { place in
      scalars[place] == "\r"
        || (scalars[place] == "\n" && (place == 0 || scalars[place - 1] != "\r"))
    }
  }

  /// Numbers in order, and texts in order, are in order together.
  static let naturalOrder = UnseenChallenge(
    "natural_order", zip(label, label, label), minimum: #"("1", "02", "0a")"#
  ) { first, second, third in
    comes(first, second) && comes(second, third) && comes(third, first)
  }

  private static let label = Generator<String>.string(
    of: Alphabet("0"..."9", "a"..."b"), count: 0...4)

  private static func comes(_ left: String, _ right: String) -> Bool {
    guard let leftNumber = Int(left), let rightNumber = Int(right) else { return left < right }
    return leftNumber < rightNumber
  }
}
