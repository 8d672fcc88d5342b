/// The order of simplicity of double-precision numbers, as a two-way map to indices.
///
/// Whole numbers below 2^51 come first by size, then fractions n/2^k by the number `k` of binary
/// places and then by `n`, then greater whole numbers, then infinity, then not-a-number. A
/// negative number directly follows its positive twin.
enum FloatOrder {
  static let wholes: UInt64 = 1 << 51
  static let block: UInt64 = 1 << 52
  static let places: UInt64 = 1_074
  private static let firstGreatExponent = 51
  private static let infinity: UInt64 = (1 << 63) - 2
  private static let notANumber: UInt64 = (1 << 63) - 1

  static func index(of value: Double) -> UInt64 {
    if value.isNaN { return 2 * notANumber }
    return 2 * rank(of: value.magnitude) + (value.sign == .minus ? 1 : 0)
  }

  static func value(at index: UInt64) -> Double {
    let magnitude = magnitude(at: index / 2)
    return index & 1 == 1 && !magnitude.isNaN ? -magnitude : magnitude
  }

  static func rank(of value: Double) -> UInt64 {
    if value == .infinity { return infinity }
    if value < Double(wholes), value == Double(UInt64(value)) {
      return UInt64(value)
    }
    if value >= Double(wholes) {
      let exponent = UInt64(Int(value.exponent) - firstGreatExponent)
      return wholes + (places + exponent) * block + value.significandBitPattern
    }
    let subnormal = value.exponentBitPattern == 0
    let significand = value.significandBitPattern | (subnormal ? 0 : block)
    let trailing = significand.trailingZeroBitCount
    let binaryPlaces = (subnormal ? 1_074 : 52 - Int(value.exponent)) - trailing
    return wholes + UInt64(binaryPlaces - 1) * block + (significand >> UInt64(trailing)) / 2
  }

  static func magnitude(at rank: UInt64) -> Double {
    if rank < wholes { return Double(rank) }
    if rank == notANumber { return .nan }
    let (number, rest) = (rank - wholes).quotientAndRemainder(dividingBy: block)
    if number < places {
      return Double(sign: .plus, exponent: -Int(number) - 1, significand: Double(2 * rest + 1))
    }
    let exponent = number - places + UInt64(firstGreatExponent)
    guard exponent <= 1_023 else { return .infinity }
    return Double(
      sign: .plus, exponentBitPattern: UInt(exponent + 1_023), significandBitPattern: rest)
  }
}
