/// Runs of Unicode scalars that are all assigned since Unicode 12 at the latest, by what they are.
enum CharacterBlocks {
  typealias Block = ClosedRange<UInt32>

  /// Letters of scripts that people write in, one script each.
  static let scripts: [Block] = [
    0x00C0...0x00FF,  // Latin-1
    0x0100...0x017F,  // Latin Extended-A
    0x0180...0x024F,  // Latin Extended-B
    0x1E00...0x1EFF,  // Latin Extended Additional
    0x03A3...0x03CE,  // Greek
    0x0400...0x045F,  // Cyrillic
    0x0561...0x0587,  // Armenian
    0x05D0...0x05EA,  // Hebrew, right to left
    0x0620...0x064A,  // Arabic, right to left
    0x0660...0x0669,  // Arabic digits
    0x0904...0x0939,  // Devanagari
    0x0E01...0x0E3A,  // Thai
    0x10D0...0x10FA,  // Georgian
    0x1100...0x11FF,  // Hangul Jamo, which join to syllables
    0x13A0...0x13F5,  // Cherokee, whose small letters were added later
    0x3041...0x3096,  // Hiragana
    0x30A1...0x30FA,  // Katakana
    0x4E00...0x9FA5,  // Han
    0xAC00...0xD7A3,  // Hangul syllables
    0xFF01...0xFF5E,  // full-width ASCII
    0x10400...0x1044F,  // Deseret: letters of two cases outside the first plane
    0x1D400...0x1D454,  // mathematical letters
    0x20000...0x2A6D6,  // Han outside the first plane
  ]

  static let punctuation: [Block] = [
    0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E, 0xA1...0xBF, 0x2010...0x2027,
    0x2030...0x205E,
  ]

  static let symbols: [Block] = [
    0x20A0...0x20BF, 0x2100...0x214F, 0x2150...0x2189, 0x2190...0x22FF, 0x2460...0x24FF,
    0x2500...0x257F, 0x2701...0x27BF,
  ]

  static let emoji: [Block] = [
    0x1F300...0x1F5FF, 0x1F600...0x1F64F, 0x1F680...0x1F6C5, 0x1F90D...0x1F93A,
  ]

  static let combining: [Block] = [0x0300...0x036F, 0x20D0...0x20F0, 0x064B...0x0655]

  static let privateUse: [Block] = [0xE000...0xF8FF, 0xF0000...0xFFFFD]

  static let controls: [Block] = [0x00...0x1F, 0x7F...0x9F]
}
