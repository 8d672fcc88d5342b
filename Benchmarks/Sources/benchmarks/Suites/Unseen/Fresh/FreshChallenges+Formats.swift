import PropertyEngine

/// What is written and read again.
extension FreshChallenges {
  static let formats = [
    csvQuotes, iniComment, escapeOrder, romanReader, base64Slashes, jsonPointer,
  ]

  /// Rows are the same after they were written and read.
  static let csvQuotes = UnseenChallenge(
    "csv_quotes",
    Generator<String>.string(
      of: Alphabet("a"..."z", ","...",", "\""..."\"", "\n"..."\n"), count: 0...20
    ).array(count: 1...8).array(count: 1...8), minimum: #"[["\"\""]]"#
  ) { rows in
    read(csv: rows.map { $0.map(written).joined(separator: ",") }.joined(separator: "\n")) != rows
  }

  private static func written(_ cell: String) -> String {
    guard cell.contains(where: { ",\"\n".contains($0) }) else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }

  /// The mistake: a quote that follows a doubled quote ends the cell, doubled or not.
  private static func read(csv text: String) -> [[String]] {
    let characters = Array(text)
    var rows = [[""]]
    var isQuoted = false
    var wasDoubled = false
    var place = 0
    while place < characters.count {
      let character = characters[place]
      let isDoubled = place + 1 < characters.count && characters[place + 1] == "\""
      if character == "\"", isQuoted, isDoubled, !wasDoubled {
        rows[rows.count - 1][rows[rows.count - 1].count - 1].append("\"")
        place += 1
        wasDoubled = true
      } else {
        wasDoubled = false
        if character == "\"" {
          isQuoted.toggle()
        } else if character == ",", !isQuoted {
          rows[rows.count - 1].append("")
        } else if character == "\n", !isQuoted {
          rows.append([""])
        } else {
          rows[rows.count - 1][rows[rows.count - 1].count - 1].append(character)
        }
      }
      place += 1
    }
    return rows
  }

  /// A setting is the same after it was written and read, in quotes where spaces are at its ends.
  static let iniComment = UnseenChallenge(
    "ini_comment",
    zip(
      Generator<String>.element(of: ["host", "port", "path"]),
      Generator<String>.string(of: Alphabet("a"..."z", " "..." ", ";"...";"), count: 0...12)
    ).array(count: 0...10), minimum: #"[("host", "a ;")]"#
  ) { settings in
    settings.contains { _, value in
      let needsQuotes = value.hasPrefix(" ") || value.hasSuffix(" ")
      guard !needsQuotes else { return false }
      let end = value.firstRange(of: " ;")?.lowerBound ?? value.endIndex
      return value[..<end] != value[...]
    }
  }

  /// A text is the same after backslashes and line feeds were escaped and unescaped.
  static let escapeOrder = UnseenChallenge(
    "escape_order", Generator<String>.string(of: .ascii, count: 0...50), minimum: #"\n"#
  ) { text in
    let escaped = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    return escaped.replacing("\\n", with: "\n").replacing("\\\\", with: "\\") != text
  }

  private static let numerals: [(sign: Character, value: Int)] = [
    ("I", 1), ("V", 5), ("X", 10), ("L", 50), ("C", 100),
  ]

  /// What a checker of Roman numerals lets through is written as it is read.
  static let romanReader = UnseenChallenge(
    "roman_reader",
    Generator<String>.element(of: ["I", "V", "X", "L", "C"]).array(count: 1...15)
      .map { $0.joined() }, minimum: "IIV"
  ) { text in
    guard isAccepted(text) else { return false }
    let values = text.compactMap { sign in numerals.first { $0.sign == sign }?.value }
    let number = zip(values, values.dropFirst() + [0])
      .reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
    return roman(number) != text
  }

  private static func isAccepted(_ text: String) -> Bool {
    let fours = "IXC".map { String(repeating: $0, count: 4) }
    guard !fours.contains(where: text.contains) else { return false }
    guard text.count(where: { $0 == "V" }) < 2, text.count(where: { $0 == "L" }) < 2 else {
      return false
    }
    return !["IL", "IC", "VX", "VL", "VC", "LC"].contains(where: text.contains)
  }

  private static func roman(_ number: Int) -> String {
    let signs = [
      ("C", 100), ("XC", 90), ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4),
      ("I", 1),
    ]
    var rest = number
    var text = ""
    for (sign, value) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }

  /// A token in base 64 holds no empty path component.
  static let base64Slashes = UnseenChallenge(
    "base64_slashes", Generator<[UInt8]>.bytes(count: 0...200), minimum: "[255, 240]"
  ) { bytes in
    let bits = bytes.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    let places = stride(from: 0, to: bits.count, by: 6)
    let slashes = places.map { place in
      place + 6 <= bits.count && bits[place..<place + 6].allSatisfy { $0 == 1 }
    }
    return zip(slashes, slashes.dropFirst()).contains { $0 && $1 }
  }
}
