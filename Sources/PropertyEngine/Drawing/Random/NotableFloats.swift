/// Doubles at which arithmetic changes its ways.
enum NotableFloats {
  /// The bits of a significand: with no exponent, those of a subnormal number.
  static let significand: UInt64 = (1 << 52) - 1

  /// Zero, and where the doubles end. Negative twins are drawn as often, here and below.
  static let extremes: [Double] = [
    0, .infinity, .nan, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude,
  ]

  static let others: [Double] = [
    1, 0.1, 0.5, 1.0 / 3, 1.5, 3.0.squareRoot(), .pi, 0.1 + 0.2, .ulpOfOne,
    // The last whole numbers a double, a float, and the integer types hold; past a float.
    0x1p53, 0x1p24, 0x1p31, 0x1p32, 0x1p63, 0x1p64, 0x1p127, 0x1p128,
    Double(Float.greatestFiniteMagnitude), Double(Float.leastNormalMagnitude),
    Double(Float.leastNonzeroMagnitude),
    // Greater than any product or square may be, and less.
    1e154, 1e-154, 1e300, 1e-300, 1e16, 1e21, 1e-7,
  ]

  /// One of them, an extreme in five of eight draws.
  static func any(_ word: UInt64) -> Double {
    let numbers = word & 7 < 5 ? extremes : others
    return numbers[TextWriter.position(word >> 8, numbers.count)]
  }
}
