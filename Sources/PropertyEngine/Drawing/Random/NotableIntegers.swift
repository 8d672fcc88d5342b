/// Integers at which code is written, or breaks: powers, bounds of types, units of people.
enum NotableIntegers {
  /// Powers of ten, factorials, and what people count in.
  static let ordinary: [UInt64] =
    [
      7, 12, 24, 30, 31, 60, 90, 99, 180, 365, 366, 500, 720, 999, 1_440, 1_900, 1_970, 2_000,
      3_600, 5_040, 7_200, 9_999, 40_320, 44_100, 86_400, 123_456, 362_880, 604_800, 3_628_800,
      31_536_000, 39_916_800, 479_001_600,
      // The distance of Foundation's reference date from that of Unix, in seconds.
      978_307_200,
    ] + powersOfTen + powersOfTen

  private static let powersOfTen: [UInt64] = (1...19).reduce(into: [1]) { powers, _ in
    powers.append((powers.last ?? 1) * 10)
  }

  /// The powers of two and of ten, and the numbers beside them, with both signs: where code that
  /// counts bits or digits changes what it does.
  static let boundaries: [Int128] = {
    let powers = (2...64).map { Int128(1) << $0 } + powersOfTen.map { Int128($0) }
    return powers.flatMap { [$0 - 1, $0, $0 + 1] }.flatMap { [$0, -$0] }
  }()

  /// The widths of machine integers, with and without their sign, and of a double's significand.
  private static let widths: [UInt64] = [7, 8, 15, 16, 31, 32, 53, 63]

  /// A power of two: of the width of a type in half of the cases.
  static func power(ofTwoFor word: UInt64) -> UInt64 {
    UInt64(1) << (word & 1 == 0 ? widths[Int((word >> 1) & 7)] : (word >> 1) & 63)
  }
}
