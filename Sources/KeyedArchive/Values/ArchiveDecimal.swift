/// An archived decimal number: mantissa * 10^exponent.
public struct ArchiveDecimal: Hashable, Sendable {
  /// -128 to 127.
  public var exponent: Int8
  /// The sign of the mantissa.
  public var isNegative: Bool
  /// Whether the mantissa has no trailing zero to give to the exponent, as stored.
  public var isCompact: Bool
  /// How many 16-bit words of the mantissa count: 0 to 8. Zero words and negative is not a number.
  public var length: UInt8
  /// 128 bits, the words beyond `length` zero.
  public var mantissa: UInt128

  /// Whether it is not a number, which is stored as no words and a sign.
  public var isNotANumber: Bool { length == 0 && isNegative }

  /// A decimal of the given parts.
  public init(
    exponent: Int8, isNegative: Bool, isCompact: Bool = true, length: UInt8, mantissa: UInt128
  ) {
    self.exponent = exponent
    self.isNegative = isNegative
    self.isCompact = isCompact
    self.length = length
    self.mantissa = mantissa
  }
}
