import PropertyEngine

/// Text with a grammar: paths, rows, versions, identifiers.
extension UnseenChallenge {
  static let lines = [
    pathEscape, quotedCell, versionOrder, dottedQuad, camelCase, crossedBrackets, htmlEntity,
    innerSpaces, wordWrap, romanNumeral,
  ]

  /// A path that ends below the root never left it on the way.
  static let pathEscape = UnseenChallenge(
    "path_escape",
    Generator<String>.element(of: ["a", "b", ".", ".."]).array(count: 0...10),
    minimum: #"["..", "a", "a"]"#
  ) { components in
    var depth = 0
    var least = 0
    for component in components {
      depth += component == ".." ? -1 : component == "." ? 0 : 1
      least = min(least, depth)
    }
    return least < 0 && depth > 0
  }

  /// A cell that needs quotes in a row of two or more holds none itself.
  static let quotedCell = UnseenChallenge(
    "quoted_cell",
    Generator<String>.string(of: Alphabet("a"..."c", "\""..."\"", ","...","), count: 0...6)
      .array(count: 0...4).array(count: 0...4),
    minimum: #"[["", "\","]]"#
  ) { rows in
    rows.contains { row in
      row.count > 1 && row.contains { $0.contains("\"") && $0.contains(",") }
    }
  }

  /// Versions are in the same order as their texts.
  static let versionOrder = UnseenChallenge(
    "version_order", zip(versions, versions), minimum: "([0, 0, 2], [0, 0, 10])"
  ) { left, right in
    let texts = [left, right].map { $0.map(String.init).joined(separator: ".") }
    return left.lexicographicallyPrecedes(right) && texts[1] < texts[0]
  }

  private static let versions = Generator { draw in
    [
      try draw(.int(in: 0...3)), try draw(.int(in: 0...20)), try draw(.int(in: 0...20)),
    ]
  }

  /// An address of four numbers is at most fourteen characters long.
  static let dottedQuad = UnseenChallenge(
    "dotted_quad",
    Generator { draw in
      [
        try draw(.int(in: 0...255)), try draw(.int(in: 0...255)), try draw(.int(in: 0...255)),
        try draw(.int(in: 0...255)),
      ]
    }, minimum: "[100, 100, 100, 100]",
    argument: Argument(
      reason: "fifteen characters are three digits in each number, and 100 is the least of those",
      indices: [100, 100, 100, 100])
  ) { parts in
    parts.map(String.init).joined(separator: ".").count > 14
  }

  /// An identifier in camel case is the same after a visit to snake case.
  static let camelCase = UnseenChallenge(
    "camel_case",
    Generator<String>.string(of: Alphabet("a"..."z", "A"..."Z"), count: 0...12), minimum: "aAA"
  ) { identifier in
    try assume(identifier.first?.isLowercase ?? false)
    var snake = ""
    var wasCapital = false
    for character in identifier {
      if character.isUppercase && !wasCapital { snake += "_" }
      wasCapital = character.isUppercase
      snake += character.lowercased()
    }
    let words = snake.split(separator: "_")
    let back = words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return back != identifier
  }

  /// Brackets that are balanced each by itself are balanced together.
  static let crossedBrackets = UnseenChallenge(
    "crossed_brackets",
    Generator<String>.element(of: ["(", ")", "[", "]"]).array(count: 0...12).map { $0.joined() },
    minimum: "([)]"
  ) { text in
    var round = 0
    var square = 0
    var open: [Character] = []
    var isCrossed = false
    for character in text {
      switch character {
      case "(": round += 1
      case ")": round -= 1
      case "[": square += 1
      default: square -= 1
      }
      guard round >= 0, square >= 0 else { return false }
      if "([".contains(character) {
        open.append(character)
      } else if open.popLast() != (character == ")" ? "(" : "[") {
        isCrossed = true
      }
    }
    return isCrossed && round == 0 && square == 0
  }

  /// Text that is to be escaped holds no entity.
  static let htmlEntity = UnseenChallenge(
    "html_entity",
    Generator<String>.element(of: ["a", "t", "l", ";", "&"]).array(count: 0...20)
      .map { $0.joined() }, minimum: "&lt;"
  ) { text in
    text.contains("&lt;")
  }

  /// Two words never have more than one space between them.
  static let innerSpaces = UnseenChallenge(
    "inner_spaces",
    Generator<String>.string(of: Alphabet("a"..."z", " "..." "), count: 0...20),
    minimum: "a  a"
  ) { text in
    let inner = text.drop { $0 == " " }
    return inner.indices.contains { index in
      let rest = inner[index...]
      return rest.hasPrefix("  ") && rest.contains { $0 != " " }
    }
  }

  /// A paragraph of three or more lines does not end in a word of one letter.
  static let wordWrap = UnseenChallenge(
    "word_wrap",
    zip(Generator<Int>.int(in: 10...40), Generator<Int>.int(in: 1...20).array(count: 0...12)),
    minimum: "(10, [1, 9, 1])"
  ) { width, words in
    var lines: [[Int]] = []
    var used = width
    for word in words {
      if used + 1 + word > width {
        lines.append([word])
        used = word
      } else {
        lines[lines.count - 1].append(word)
        used += 1 + word
      }
    }
    return lines.count > 2 && lines.last == [1]
  }

  /// A Roman numeral has at most eleven letters.
  static let romanNumeral = UnseenChallenge(
    "roman_numeral", Generator<Int>.int(in: 1...3_999), minimum: "388"
  ) { number in
    let lengths = [0, 1, 2, 3, 2, 1, 2, 3, 4, 2]
    let length = lengths[number % 10] + lengths[number / 10 % 10] + lengths[number / 100 % 10]
    return length + number / 1_000 > 10
  }
}
