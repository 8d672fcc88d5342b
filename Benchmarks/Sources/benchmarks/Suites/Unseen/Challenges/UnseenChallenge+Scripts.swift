import PropertyEngine

/// Text in the scripts of the world: width, clusters, twins.
extension UnseenChallenge {
  static let scripts = [
    cellWidth, combiningMarks, cutCluster, fullWidthTwin, mixedScripts, joinedEmoji,
  ]

  /// A text of at most five characters is at most eight cells wide.
  static let cellWidth = UnseenChallenge(
    "cell_width",
    Generator<String>.string(of: Alphabet("a"..."z", "\u{4E00}"..."\u{9FFF}"), count: 0...12),
    minimum: "61 4e00 4e00 4e00 4e00",
    argument: Argument(
      reason: "nine cells in five characters need four wide ones; a narrow one is simpler first",
      indices: [5, 0, 26, 26, 26, 26]),
    describe: scalars
  ) { text in
    text.count <= 5
      && text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x4E00 ? 2 : 1) } > 8
  }

  /// A text has at most one scalar more than it has characters.
  static let combiningMarks = UnseenChallenge(
    "combining_marks",
    Generator<String>.string(of: Alphabet("a"..."z", "\u{300}"..."\u{30F}"), count: 0...12),
    minimum: "61 300 300", describe: scalars
  ) { text in
    text.unicodeScalars.count >= text.count + 2
  }

  /// The first ten scalars of a text end where a character ends.
  static let cutCluster = UnseenChallenge(
    "cut_cluster",
    Generator<String>.string(of: Alphabet("a"..."z", "\u{300}"..."\u{30F}"), count: 0...30),
    minimum: "61 61 61 61 61 61 61 61 61 61 300",
    argument: Argument(
      reason: "the eleventh scalar must be a mark, and the ten before it may be the simplest",
      indices: [11, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26], greatestIndex: 1),
    describe: scalars
  ) { text in
    let view = text.unicodeScalars
    guard view.count > 10 else { return false }
    return view[view.index(view.startIndex, offsetBy: 10)].value >= 0x300
  }

  /// No text holds a digit and its full-width twin.
  static let fullWidthTwin = UnseenChallenge(
    "full_width_twin",
    Generator<String>.string(
      of: Alphabet("a"..."z", "0"..."9", "\u{FF10}"..."\u{FF19}"), count: 0...16),
    minimum: "30 ff10", describe: scalars
  ) { text in
    let values = Set(text.unicodeScalars.map(\.value))
    return values.contains { $0 < 0x3A && values.contains($0 + 0xFEE0) }
  }

  /// No word has two letters of each of two scripts.
  static let mixedScripts = UnseenChallenge(
    "mixed_scripts",
    Generator<String>.string(of: Alphabet("a"..."z", "\u{430}"..."\u{44F}"), count: 0...10),
    minimum: "61 61 430 430", describe: scalars
  ) { text in
    let cyrillic = text.unicodeScalars.count { $0.value >= 0x430 }
    return cyrillic >= 2 && text.unicodeScalars.count - cyrillic >= 2
  }

  /// Two emoji joined to one character do not stand after a letter.
  static let joinedEmoji = UnseenChallenge(
    "joined_emoji",
    Generator<String>.element(of: ["a", "b", " ", "\u{200D}", "\u{1F468}", "\u{1F469}"])
      .array(count: 0...16).map { $0.joined() },
    minimum: "61 1f468 200d 1f468", describe: scalars
  ) { text in
    let values = text.unicodeScalars.map(\.value)
    guard values.count > 3 else { return false }
    return (0..<values.count - 3).contains { start in
      values[start] < 0x63 && values[start] > 0x60 && values[start + 1] > 0xFFFF
        && values[start + 2] == 0x200D && values[start + 3] > 0xFFFF
    }
  }

  private static let scalars: @Sendable (String) -> String = { text in
    text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
