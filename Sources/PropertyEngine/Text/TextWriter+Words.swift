// Texts that mean something: words and lines, names, numbers, paths, markup.
extension TextWriter {
  private static let words = NotableTexts.words.map { $0.unicodeScalars.map(\.value) }

  /// A few letters, or a word that is in use: small, capital, or with a capital first.
  mutating func appendWord(_ shape: UInt64, _ random: inout SplitMix64) {
    let word = random.next()
    let start = scalars.count
    if word & 3 == 0 {
      append(Self.words[Self.position(word >> 32, Self.words.count)])
    } else {
      var letters = word >> 8
      for _ in 0...Int((word >> 4) & 7) {
        append(0x61 + UInt32(letters % 26))
        letters /= 26
      }
    }
    switch shape & 7 {
    case 0: for place in start..<scalars.count { capitalize(place) }
    case 1, 2: capitalize(start)
    default: break
    }
  }

  private mutating func capitalize(_ place: Int) {
    let scalar = scalars[place]
    if (0x61...0x7A).contains(scalar) { replace(place, with: scalar - 0x20) }
  }

  /// A word and what follows one in a line.
  mutating func appendSentence(_ shape: UInt64, _ random: inout SplitMix64) {
    let word = random.next()
    if word & 7 == 0 { appendDigits(word >> 8) } else { appendWord(shape | 4, &random) }
    switch (word >> 48) & 15 {
    case 0: append([0x2C, 0x20])
    case 1: append([0x2E, 0x20])
    case 2: append(0x2D)
    case 3: append([0x20, 0x20])
    default: append(0x20)
    }
  }

  /// A word or a number with a tab, a comma, an end of line, or an empty line behind it.
  mutating func appendLine(_ shape: UInt64, _ random: inout SplitMix64) {
    let word = random.next()
    if word & 7 != 0 { appendSentence(shape, &random) }
    switch (word >> 3) & 7 {
    case 0: append(0x09)
    case 1: append(0x2C)
    case 2, 3: break
    default: append((shape >> 8) & 3 == 0 ? [0x0D, 0x0A] : [0x0A])
    }
  }

  mutating func appendIdentifier(_ shape: UInt64, _ random: inout SplitMix64) {
    let word = random.next()
    appendWord((shape >> 3) & 1 == 0 ? 4 : word & 1, &random)
    switch (word >> 8) & 7 {
    case 0: appendDigits(word >> 32)
    case 1, 2, 3: append((shape >> 4) & 3 == 0 ? 0x2E : (shape >> 4) & 3 == 1 ? 0x2D : 0x5F)
    default: break
    }
  }

  /// Digits with what numbers are written with; of one form for each text.
  mutating func appendNumber(_ shape: UInt64, _ random: inout SplitMix64) {
    let word = random.next()
    if scalars.isEmpty {
      switch (shape >> 8) & 15 {
      case 0, 1, 2: append(0x2D)
      case 3: append(0x2B)
      case 4: append([0x30, 0x78])
      case 5: append(0x30)
      default: break
      }
      appendDigits(word)
      return
    }
    switch (shape >> 16) & 15 {
    case 0, 1: append(0x2E)
    case 2: append(0x2C)
    case 3: append(0x65)
    case 4: append(0x2D)
    case 5: append(0x3A)
    case 6: append(0x20)
    case 7: append(0x61 + UInt32((word >> 50) % 6))
    default: break
    }
    appendDigits(word)
  }

  /// One to four digits.
  private mutating func appendDigits(_ word: UInt64) {
    var digits = word >> 8
    for _ in 0...Int(word & 3) {
      append(0x30 + UInt32(digits % 10))
      digits /= 10
    }
  }

  mutating func appendPath(_ shape: UInt64, _ random: inout SplitMix64) {
    let word = random.next()
    let separators: [UInt32] =
      switch (shape >> 8) & 7 {
      case 0: [0x5C, 0x5C, 0x3A, 0x2E]
      case 1, 2: [0x2F, 0x3A, 0x3F, 0x3D, 0x26, 0x25, 0x23, 0x2F]
      case 3: [0x40, 0x2E, 0x2D, 0x2B]
      default: [0x2F, 0x2F, 0x2F, 0x2E]
      }
    append(Self.pick(separators, word >> 8))
    if word & 7 != 0 { appendWord(4, &random) }
  }

  /// A tag, a text in quotes, an entity, an escape, or a sign of such.
  mutating func appendMarkup(_ shape: UInt64, _ random: inout SplitMix64) {
    let word = random.next()
    let isTagged = (shape >> 8) & 1 == 0
    switch (word >> 8) & 7 {
    case 0: append(Self.pick(NotableCharacters.syntax, word >> 16))
    case 1:
      append(isTagged ? [0x3C] : [0x7B, 0x22])
      appendWord(4, &random)
      append(isTagged ? [0x3E] : [0x22, 0x3A])
    case 2:
      append(isTagged ? [0x3C, 0x2F] : [0x5B])
      appendWord(4, &random)
      append(isTagged ? 0x3E : 0x5D)
    case 3:
      append(0x22)
      appendWord(4, &random)
      append(0x22)
    case 4:
      append(isTagged ? 0x26 : 0x5C)
      append(Self.letter(word >> 16))
      if isTagged { append(0x3B) }
    case 5: append(isTagged ? 0x3D : 0x2C)
    default: appendWord(4, &random)
    }
  }
}
