import PropertyEngine

extension DistributionSubject {
  static let texts = [
    DistributionSubject(
      ".string()", "st.text()", .string(), parse: PeerValue.text, lengths + holding + scalars),
    DistributionSubject(
      ".string(of: .ascii)", "st.text(st.characters(min_codepoint=32, max_codepoint=126))",
      .string(of: .ascii), parse: PeerValue.text, lengths + asciiScalars),
    DistributionSubject(".bytes()", "st.binary()", .bytes(), parse: PeerValue.bytes, bytes),
  ]

  private static let lengths: [DistributionFigure<String>] = DistributionFigure.sizes("scalars") {
    $0.length
  }

  private static let holding: [DistributionFigure<String>] = [
    .cases("all ASCII, not empty") { $0.isAll(\.isASCII) },
    .cases("holds a line feed") { $0.has { $0 == "\n" } },
    .cases("holds a tab") { $0.has { $0 == "\t" } },
    .cases("holds CR LF") { $0.holds("\r\n") },
    .cases("holds a null character") { $0.has { $0 == "\0" } },
    .cases("holds a quote or a backslash") { $0.has { $0 == "\"" || $0 == "\\" } },
    .cases("holds markup: < > &") { $0.has { "<>&".unicodeScalars.contains($0) } },
    .cases("holds a byte order mark") { $0.has { $0 == "\u{FEFF}" } },
    .cases("holds a combining mark") { $0.has(\.isMark) },
    .cases("holds an emoji") { $0.has(\.isEmoji) },
    .cases("holds a letter written right to left") { $0.has(\.isRightToLeft) },
    .cases("changes its length in upper or lower case") {
      $0.uppercased().length != $0.length || $0.lowercased().length != $0.length
    },
    .cases("repeats a scalar at once") { $0.hasNeighbours { $0 == $1 } },
    .cases("white space alone") { $0.isAll(\.properties.isWhitespace) },
    .cases("two or more words of ASCII letters") {
      $0.wordCount >= 2 && $0.isAll { $0 == " " || $0.isASCII && $0.properties.isAlphabetic }
    },
  ]

  private static func scalar(
    _ label: String, _ isSo: @escaping @Sendable (Unicode.Scalar) -> Bool
  ) -> DistributionFigure<String> {
    .parts("of scalars: \(label)", of: { $0.scalars }, are: isSo)
  }

  private static let asciiScalars: [DistributionFigure<String>] = [
    scalar("ASCII letters") { $0.isASCII && $0.properties.isAlphabetic },
    scalar("ASCII digits") { ("0"..."9").contains($0) },
    scalar("spaces") { $0 == " " },
    scalar("ASCII punctuation and symbols") { $0.isASCII && $0.isPunctuationOrSymbol },
  ]

  private static let scalars: [DistributionFigure<String>] =
    asciiScalars + [
      scalar("controls") { $0.properties.generalCategory == .control },
      scalar("white space beyond ASCII") { !$0.isASCII && $0.properties.isWhitespace },
      scalar("Latin letters beyond ASCII") {
        (0xAA...0x24F).contains($0.value) && $0.properties.isAlphabetic
      },
      scalar("other letters up to U+FFFF") {
        (0x250...0xFFFF).contains($0.value) && $0.isLetter
      },
      scalar("letters past U+FFFF") { $0.value > 0xFFFF && $0.isLetter },
      scalar("marks", \.isMark),
      scalar("punctuation and symbols beyond ASCII") { !$0.isASCII && $0.isPunctuationOrSymbol },
      scalar("format characters") { $0.properties.generalCategory == .format },
      scalar("private use") { $0.properties.generalCategory == .privateUse },
      scalar("unassigned") { $0.properties.generalCategory == .unassigned },
      scalar("past U+FFFF") { $0.value > 0xFFFF },
    ]

  private static let bytes: [DistributionFigure<[UInt8]>] =
    DistributionFigure.sizes("bytes") { $0.count } + [
      .cases("two zeros in a row") { $0.hasNeighbours { $0 == 0 && $1 == 0 } },
      .cases("any byte three times in a row") { $0.longestRun >= 3 },
      .cases("text in UTF-8 beyond ASCII") {
        $0.contains { $0 > 0x7F } && String(validating: $0, as: UTF8.self) != nil
      },
      .cases("printable ASCII, 2 or more") {
        $0.count >= 2 && $0.allSatisfy { (0x20...0x7E).contains($0) }
      },
      .parts("of bytes: 0x00", of: { $0 }, are: { $0 == 0 }),
      .parts("of bytes: 0xFF", of: { $0 }, are: { $0 == 0xFF }),
      .parts("of bytes: printable ASCII", of: { $0 }, are: { (0x20...0x7E).contains($0) }),
    ]
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  fileprivate var isPunctuationOrSymbol: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }

  fileprivate var isEmoji: Bool { properties.isEmojiPresentation }

  /// Letters of Hebrew, Arabic and their neighbours.
  fileprivate var isRightToLeft: Bool { (0x590...0x8FF).contains(value) && isLetter }
}
