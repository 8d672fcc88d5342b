import PropertyEngine

/// Text that is laid out, or taken apart into scalars.
extension FreshChallenges {
  static let texts = [forgottenSpace, tabStops, upperCase, reversedScalars]

  /// A line of more than one word is at most as long as it may be.
  static let forgottenSpace = UnseenChallenge(
    "forgotten_space",
    zip(
      Generator<Int>.int(in: 1...40),
      Generator<String>.string(of: .lowercase, count: 1...12).array(count: 0...30)),
    minimum: #"(2, ["a", "a"])"#
  ) { width, words in
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines.contains { $0.contains(" ") && $0.count > width }
  }

  /// Tabs lead to the same columns, whether the columns are counted line by line or not.
  static let tabStops = UnseenChallenge(
    "tab_stops",
    Generator<String>.string(
      of: Alphabet("a"..."z", "\t"..."\t", "\n"..."\n"), count: 0...40),
    minimum: #""a\n\t""#, describe: { $0.debugDescription },
    fails: { expanded($0, startsAgain: true) != expanded($0, startsAgain: false) })

  private static func expanded(_ text: String, startsAgain: Bool) -> String {
    var column = 0
    return text.reduce(into: "") { result, character in
      switch character {
      case "\t":
        let width = 8 - column % 8
        result += String(repeating: " ", count: width)
        column += width
      case "\n":
        result.append(character)
        if startsAgain { column = 0 }
      default:
        result.append(character)
        column += 1
      }
    }
  }

  /// A text in upper case is as long as before.
  static let upperCase = UnseenChallenge(
    "upper_case", Generator<String>.string(count: 0...30), minimum: "df", describe: scalars,
    fails: { $0.uppercased().unicodeScalars.count != $0.unicodeScalars.count })

  /// A text whose scalars are turned round has as many characters.
  static let reversedScalars = UnseenChallenge(
    "reversed_scalars", Generator<String>.string(of: .graphemeCluster, count: 0...30),
    minimum: "d a", describe: scalars
  ) { text in
    var turned = String.UnicodeScalarView()
    turned.append(contentsOf: text.unicodeScalars.reversed())
    return String(turned).count != text.count
  }

  /// The scalars of a text in hexadecimal.
  static let scalars: @Sendable (String) -> String = { text in
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
