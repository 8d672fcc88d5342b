/// Writes random texts, each in a style of its own, as people's texts are.
///
/// Characters drawn one by one from all of Unicode make no text that a person or a program would
/// write; no line, no word, no number, and hardly a scalar that is assigned.
struct TextWriter: Sendable {
  /// The scalars of the text last written.
  private(set) var scalars: [UInt32] = []

  /// Writes a text of a number of scalars in `count`, one of `constants` now and then.
  ///
  /// - Parameter alphabet: where there are too few characters for words and lines.
  mutating func write(
    count: ClosedRange<Int>, of alphabet: Alphabet? = nil, constants: [[UInt32]],
    _ random: inout SplitMix64
  ) {
    scalars.removeAll(keepingCapacity: true)
    let word = random.next()
    if let alphabet {
      return write(alphabet, length: Self.length(word >> 8, count), &random)
    }
    if !constants.isEmpty, word & 7 < 2 {
      let isInside = word & 0xE0 == 0
      if isInside { writeText(length: Int(word >> 8) & 7, &random) }
      append(constants[Self.position(word >> 32, constants.count)])
      if isInside { appendWord(word >> 5, &random) }
    } else {
      writeText(length: Self.length(word >> 8, count), &random)
    }
    if word & 0x18 == 0 { disturb(&random) }
    if scalars.count > count.upperBound { scalars.removeLast(scalars.count - count.upperBound) }
    while scalars.count < count.lowerBound { appendMixed(&random) }
  }

  /// Empty in one of sixteen, else mostly short, now and then as long as may be.
  private static func length(_ word: UInt64, _ count: ClosedRange<Int>) -> Int {
    let most = count.upperBound - count.lowerBound
    let draw = word >> 16
    let length: Int
    switch word & 31 {
    case 0, 1: length = 0
    case 2..<12: length = 1 + position(draw, 8)
    case 12..<24: length = 1 + position(draw, 24)
    case 24..<29: length = 12 + position(draw, 64)
    case 29: length = most
    default: length = most == .max ? 1_000 : position(draw, most + 1)
    }
    return count.lowerBound + min(length, most)
  }

  /// Writes a text of about `length` scalars, in any style.
  private mutating func writeText(length: Int, _ random: inout SplitMix64) {
    let frequencies = TextStyle.frequencies
    let style = frequencies[Self.position(random.next(), frequencies.count)]
    let shape = random.next()
    switch style {
    case .notable:
      append(Array(Self.notable[Self.position(shape >> 32, Self.notable.count)]))
      return
    case .few: return writeFew(length, shape, &random)
    case .word, .line, .lines, .identifier, .number, .path, .markup, .printable, .whiteSpace,
      .controls, .script, .emoji, .combining, .unstableCase, .edges, .mixed:
      break
    }
    while scalars.count < length { appendToken(style, shape, &random) }
    scalars.removeLast(scalars.count - length)
  }

  /// A text of a small alphabet: of any characters, of a few, or of some in order.
  private mutating func write(
    _ alphabet: Alphabet, length: Int, _ random: inout SplitMix64
  ) {
    let shape = random.next()
    let few = shape & 3 == 0 ? min(alphabet.count, 1 + (shape >> 8) & 3) : alphabet.count
    let start = random.next(through: alphabet.count - 1)
    for place in 0..<UInt64(length) {
      let index = shape & 15 == 1 ? start + place : start + random.next(through: few - 1)
      append(alphabet.scalar(at: index % alphabet.count).value)
    }
  }

  /// A text of one, two or three different characters.
  private mutating func writeFew(_ length: Int, _ shape: UInt64, _ random: inout SplitMix64) {
    guard length > 0 else { return }
    let different = min(1 + Self.position(shape >> 32, 3), length)
    while scalars.count < different { appendMixed(&random) }
    scalars.removeLast(scalars.count - different)
    while scalars.count < length { append(scalars[Self.position(random.next() >> 32, different)]) }
  }

  /// Puts one character where it is not expected: first, last or anywhere.
  private mutating func disturb(_ random: inout SplitMix64) {
    let word = random.next()
    let place =
      switch word & 3 {
      case 0: 0
      case 1: scalars.count
      default: Self.position(word >> 32, scalars.count + 1)
      }
    switch (word >> 2) & 7 {
    case 0, 1: scalars.insert(Self.pick(NotableCharacters.whiteSpace, word >> 8), at: place)
    case 2: scalars.insert(contentsOf: [0x0D, 0x0A], at: place)
    case 3, 4: scalars.insert(Self.pick(NotableCharacters.syntax, word >> 8), at: place)
    case 5: scalars.insert(Self.pick(NotableCharacters.edges, word >> 8), at: place)
    case 6: scalars.insert(Self.pick(CharacterBlocks.combining, word >> 8), at: place)
    default: scalars.insert(Self.pick(CharacterBlocks.controls, word >> 8), at: place)
    }
  }

  private static let notable = NotableTexts.all.map { $0.unicodeScalars.map(\.value) }
}

extension TextWriter {
  mutating func append(_ scalar: UInt32) { scalars.append(scalar) }

  mutating func replace(_ place: Int, with scalar: UInt32) { scalars[place] = scalar }

  mutating func append(_ more: [UInt32]) { scalars.append(contentsOf: more) }

  /// A number below `count` made of the low 32 bits of a word.
  @inline(__always)
  static func position(_ word: UInt64, _ count: Int) -> Int {
    Int(((word & 0xFFFF_FFFF) &* UInt64(min(count, 0xFFFF_FFFF))) >> 32)
  }

  /// One of the scalars, by the low 32 bits of a word.
  static func pick(_ scalars: [UInt32], _ word: UInt64) -> UInt32 {
    scalars[position(word, scalars.count)]
  }

  /// A scalar of one of the blocks, by the low 48 bits of a word.
  static func pick(_ blocks: [CharacterBlocks.Block], _ word: UInt64) -> UInt32 {
    let block = blocks[Int(((word & 0xFFFF) &* UInt64(blocks.count)) >> 16)]
    return block.lowerBound + UInt32(position(word >> 16, block.count))
  }
}
