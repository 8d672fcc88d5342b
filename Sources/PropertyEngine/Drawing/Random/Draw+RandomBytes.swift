// Runs of bytes as files and messages are: mostly zeros, text, counts, the same again, noise.
extension Draw {
  mutating func randomBytes(_ count: ClosedRange<Int>) -> [UInt8] {
    if bias.repeats > 0, let bytes = copiedBytes(count) { return bytes }
    let extra = randomCount(through: UInt64(count.upperBound - count.lowerBound))
    let total = count.lowerBound + Int(extra)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(total)
    let shape = random.next()
    switch shape & 15 {
    case 0..<6: appendNoise(to: &bytes, total)
    case 6 where (shape >> 16) & 3 == 0: appendCounting(to: &bytes, total, shape)
    case 6..<8: appendFew(to: &bytes, total, shape)
    case 8..<10: appendText(to: &bytes, total)
    default:
      if (shape >> 4) & 7 == 0 { appendSignature(to: &bytes, total, shape) }
      while bytes.count < total { appendPiece(to: &bytes, total - bytes.count) }
    }
    return bytes
  }

  /// What files of a format begin with, as far as there is room.
  private func appendSignature(to bytes: inout [UInt8], _ total: Int, _ shape: UInt64) {
    let signatures = FileSignatures.all
    bytes += signatures[TextWriter.position(shape >> 32, signatures.count)].prefix(total)
  }

  private mutating func appendNoise(to bytes: inout [UInt8], _ total: Int) {
    while bytes.count < total {
      var word = random.next()
      for _ in 0..<min(8, total - bytes.count) {
        bytes.append(UInt8(truncatingIfNeeded: word))
        word >>= 8
      }
    }
  }

  /// Each byte a fixed distance past the one before, mostly one.
  private func appendCounting(to bytes: inout [UInt8], _ total: Int, _ shape: UInt64) {
    let distance = UInt8((shape >> 40) & 3 == 0 ? (shape >> 48) & 0xFF : 1)
    var byte = UInt8((shape >> 32) & 0xFF) & ((shape >> 8) & 1 == 0 ? 0xFF : 0)
    while bytes.count < total {
      bytes.append(byte)
      byte &+= distance
    }
  }

  /// One to four different bytes, zero among them in half of the runs.
  private mutating func appendFew(to bytes: inout [UInt8], _ total: Int, _ shape: UInt64) {
    let mask = (shape >> 8) & 3
    let values = (shape >> 32) & ((shape >> 4) & 1 == 0 ? .max : 0xFFFF_FF00)
    while bytes.count < total {
      let which = random.next(through: mask)
      bytes.append(UInt8(truncatingIfNeeded: values >> (8 * which)))
    }
  }

  /// A text in UTF-8, cut or filled up with zeros.
  private mutating func appendText(to bytes: inout [UInt8], _ total: Int) {
    texts.write(count: 0...total, constants: constants.scalars, &random)
    for scalar in texts.scalars {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    if bytes.count > total { bytes.removeLast(bytes.count - total) }
    while bytes.count < total { bytes.append(0) }
  }

  /// A few bytes that belong together.
  private mutating func appendPiece(to bytes: inout [UInt8], _ room: Int) {
    let word = random.next()
    let length = min(room, 1 + Int((word >> 8) & 7))
    switch word & 7 {
    case 0: bytes.append(contentsOf: repeatElement(0, count: length))
    case 1: bytes.append(contentsOf: repeatElement(0xFF, count: length))
    case 2: bytes.append(contentsOf: repeatElement(UInt8((word >> 32) & 0xFF), count: length))
    case 3 where !bytes.isEmpty:
      // The same as earlier.
      let start = TextWriter.position(word >> 32, bytes.count)
      bytes.append(contentsOf: Array(bytes[start..<min(start + length, bytes.count)]))
    case 4: appendNumber(to: &bytes, min(length, 8), word)
    case 5: bytes.append(Self.marks[TextWriter.position(word >> 32, Self.marks.count)])
    default:
      for place in 0..<min(length, 4) {
        bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(32 + 8 * place)))
      }
    }
  }

  /// A notable number or a constant, in either order of bytes.
  private mutating func appendNumber(to bytes: inout [UInt8], _ width: Int, _ word: UInt64) {
    let domain = IntegerDomain(0...UInt64.max)
    let number = constant(in: domain, shape: word) ?? notable(domain, shape: word >> 7) ?? word
    for place in 0..<width {
      let shift = word & 0x80 == 0 ? place : width - 1 - place
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * shift)))
    }
  }

  /// Ends of lines and of texts, quotes, signs of containers, bytes that UTF-8 never has.
  private static let marks: [UInt8] = [
    0x00, 0x01, 0x02, 0x04, 0x09, 0x0A, 0x0D, 0x1B, 0x20, 0x22, 0x27, 0x2C, 0x3A, 0x3C, 0x5B,
    0x5C, 0x7B, 0x7F, 0x80, 0xC0, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFE, 0xFF,
  ]
}
