// What texts of each style are made of: at least one scalar at a time.
extension TextWriter {
  /// Appends a part of a text; `shape` is the same for all parts of a text.
  mutating func appendToken(_ style: TextStyle, _ shape: UInt64, _ random: inout SplitMix64) {
    switch style {
    case .word: appendWord(shape, &random)
    case .line: appendSentence(shape, &random)
    case .lines: appendLine(shape, &random)
    case .identifier: appendIdentifier(shape, &random)
    case .number: appendNumber(shape, &random)
    case .path: appendPath(shape, &random)
    case .markup: appendMarkup(shape, &random)
    case .printable: append(0x20 + UInt32(Self.position(random.next(), 95)))
    case .script:
      let block = CharacterBlocks.scripts[Self.position(shape, CharacterBlocks.scripts.count)]
      let word = random.next()
      append(word >> 60 == 0 ? 0x20 : block.lowerBound + UInt32(Self.position(word, block.count)))
    case .emoji: appendEmoji(&random)
    case .combining: appendCombined(&random)
    case .whiteSpace, .controls, .unstableCase, .edges, .mixed, .few, .notable:
      appendSpecial(style, shape, &random)
    }
  }

  /// One scalar of a set, or of a letter between them in half of the texts.
  private mutating func appendSpecial(
    _ style: TextStyle, _ shape: UInt64, _ random: inout SplitMix64
  ) {
    let word = random.next()
    let isPlain = shape & 1 == 0 && word >> 63 == 0
    switch style {
    case .whiteSpace:
      let isUsual = shape & 6 == 0
      append(isUsual ? 0x20 : Self.pick(NotableCharacters.whiteSpace, word))
    case .controls where !isPlain: append(Self.pick(CharacterBlocks.controls, word))
    case .unstableCase where !isPlain: append(Self.pick(NotableCharacters.unstableCase, word))
    case .edges where !isPlain: append(Self.pick(NotableCharacters.edges, word))
    case .mixed: appendMixed(&random)
    case .word, .line, .lines, .identifier, .number, .path, .markup, .printable, .controls,
      .script, .emoji, .combining, .unstableCase, .edges, .few, .notable:
      append(Self.letter(word))
    }
  }

  /// One scalar, sometimes two, of any kind.
  mutating func appendMixed(_ random: inout SplitMix64) {
    let word = random.next()
    switch word >> 60 {
    case 0, 1: append(Self.letter(word))
    case 2: append(0x30 + UInt32(Self.position(word, 10)))
    case 3, 4: append(0x20 + UInt32(Self.position(word, 95)))
    case 5: append(Self.pick(NotableCharacters.whiteSpace, word))
    case 6: append(Self.pick(NotableCharacters.syntax, word))
    case 7: append(Self.pick(CharacterBlocks.controls, word))
    case 8, 9: append(Self.pick(CharacterBlocks.scripts, word))
    case 10: append(Self.pick(CharacterBlocks.punctuation, word))
    case 11: append(Self.pick(CharacterBlocks.symbols, word))
    case 12: append(Self.pick(CharacterBlocks.combining, word))
    case 13: append(Self.pick(CharacterBlocks.emoji, word))
    case 14: append(Self.pick(NotableCharacters.unstableCase, word))
    default: appendRare(word)
    }
  }

  private mutating func appendRare(_ word: UInt64) {
    switch (word >> 56) & 15 {
    case 0..<6: append(Self.pick(NotableCharacters.edges, word))
    case 6..<10: append(Self.pick(NotableCharacters.composed, word))
    case 10..<13: append(Self.pick(CharacterBlocks.privateUse, word))
    case 13, 14: append([0x0D, 0x0A])
    default:
      // Any scalar at all, assigned or not.
      let scalar = UInt32(Self.position(word, 0x10_F800))
      append(scalar < 0xD800 ? scalar : scalar + 0x800)
    }
  }

  /// A letter of ASCII, mostly a small one.
  static func letter(_ word: UInt64) -> UInt32 {
    (word >> 48) & 3 == 0 ? 0x41 + UInt32(position(word, 26)) : 0x61 + UInt32(position(word, 26))
  }

  /// An emoji, with what may follow one: a presentation, a tone of skin, a joiner and another.
  private mutating func appendEmoji(_ random: inout SplitMix64) {
    let word = random.next()
    switch word >> 60 {
    case 0:
      append([0x1F1E6 + UInt32(Self.position(word, 26)), 0x1F1E6 + UInt32((word >> 40) % 26)])
    case 1: append([0x30 + UInt32(Self.position(word, 10)), 0xFE0F, 0x20E3])
    default:
      let symbols =
        [0x2764, 0x270C, 0x261D, 0x1F468, 0x1F469, 0x1F467, 0x1F44D, 0x1F3F3] as [UInt32]
      append(
        (word >> 56) & 3 == 0
          ? Self.pick(symbols, word) : Self.pick(CharacterBlocks.emoji, word))
      switch (word >> 52) & 15 {
      case 0, 1: append(0xFE0F)
      case 2, 3: append(0x1F3FB + UInt32(Self.position(word >> 8, 5)))
      case 4, 5, 6: append(0x200D)
      default: break
      }
    }
  }

  /// A letter with marks, or a character that has more than one spelling.
  private mutating func appendCombined(_ random: inout SplitMix64) {
    let word = random.next()
    if word >> 62 == 0 { return append(Self.pick(NotableCharacters.composed, word)) }
    append(Self.letter(word))
    let usual = [0x300, 0x301, 0x302, 0x303, 0x308, 0x30A, 0x323, 0x327] as [UInt32]
    for mark in 0..<Int((word >> 56) & 3) {
      let rest = word >> UInt64(8 * mark)
      append(
        (word >> 61) & 1 == 0
          ? Self.pick(usual, rest &* 0x9E37_79B9) : Self.pick(CharacterBlocks.combining, rest))
    }
  }
}
