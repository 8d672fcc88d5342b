import PropertyEngine

/// Texts and their encodings.
extension LaterChallenges {
  static let texts = [lengthPrefix, unitOffset, softBreak, rotationTwins, nextCode]

  /// Messages are the same after each was sent behind its length.
  static let lengthPrefix = UnseenChallenge(
    "length_prefix", Generator<String>.string(count: 0...10).array(count: 0...8), minimum: "[80]",
    describe: { "[\($0.map(FreshChallenges.scalars).joined(separator: ", "))]" },
    fails: { messages in
      // The mistake: a length in characters is read as one in bytes.
      let bytes = messages.flatMap { [UInt8($0.unicodeScalars.count)] + Array($0.utf8) }
      var read: [[UInt8]] = []
      var rest = bytes[...]
      while let count = rest.popFirst() {
        read.append(Array(rest.prefix(Int(count))))
        rest = rest.dropFirst(Int(count))
      }
      return read != messages.map { Array($0.utf8) }
    })

  /// The beginning of a text ends at the same place in scalars and in units of sixteen bits.
  static let unitOffset = UnseenChallenge(
    "unit_offset",
    Generator { draw in
      let alphabet = Alphabet("a"..."z", "\u{E0}"..."\u{FF}", "\u{1F600}"..."\u{1F64F}")
      let text = try draw(.string(of: alphabet, count: 1...15))
      return (text, try draw(.int(in: 0...text.unicodeScalars.count)))
    }, minimum: "1f600, 1", describe: { "\(FreshChallenges.scalars($0)), \($1)" },
    fails: { text, offset in
      let scalars = String(String.UnicodeScalarView(text.unicodeScalars.prefix(offset)))
      return Array(scalars.utf16) != Array(text.utf16.prefix(offset))
    })

  /// A text with its signs escaped may be broken after each ten characters.
  static let softBreak = UnseenChallenge(
    "soft_break", Generator<String>.string(of: Alphabet(of: "abc="), count: 0...60),
    minimum: "===="
  ) { text in
    var column = 0
    return text.contains { character in
      let width = character == "=" ? 3 : 1
      defer { column = (column + width) % 10 }
      return column + width > 10
    }
  }

  private static let word = Generator<String>.string(of: Alphabet("a"..."c"), count: 1...8)

  /// Different words stay different when each is written as the last letters of its rotations in
  /// order.
  static let rotationTwins = UnseenChallenge(
    "rotation_twins", zip(word, word), minimum: #"("ab", "ba")"#
  ) { left, right in
    left != right && transformed(left) == transformed(right)
  }

  private static func transformed(_ word: String) -> [Character] {
    word.indices.map { word[$0...] + word[..<$0] }.sorted().compactMap(\.last)
  }

  /// A reader of a packed text knows each code before it comes.
  static let nextCode = UnseenChallenge(
    "next_code", Generator<String>.string(of: Alphabet("a"..."d"), count: 0...30), minimum: "aaa"
  ) { text in
    var codes: [String: Int] = ["a": 0, "b": 1, "c": 2, "d": 3]
    var current = ""
    var sent: [Int] = []
    for character in text {
      let longer = current + [character]
      if codes[longer] != nil {
        current = longer
      } else {
        if let code = codes[current] { sent.append(code) }
        codes[longer] = codes.count
        current = String(character)
      }
    }
    if let code = codes[current] { sent.append(code) }
    // The reader has one code less than the writer had.
    return sent.enumerated().contains { place, code in code >= 4 + max(place - 1, 0) }
  }
}
