extension Double {
  /// This value as an integer, or nil when it is not whole or does not fit.
  ///
  /// `Int64(exactly:)` would do the same with a rounding function of the C library, which this
  /// module does not link.
  var whole: Int64? {
    guard self >= -0x1p63, self < 0x1p63 else { return nil }
    let truncated = Int64(self)
    return Double(truncated) == self ? truncated : nil
  }

  /// The same for an integer of 128 bits, above -2^127.
  var wideWhole: Int128? {
    if let whole { return Int128(whole) }
    // From 2^63 on every number is whole.
    guard magnitude >= 0x1p63, magnitude < 0x1p127 else { return nil }
    let digits = Int128(significandBitPattern | 1 << UInt64(Self.significandBitCount))
    let whole = digits << Int128(exponent - Self.significandBitCount)
    return self < 0 ? -whole : whole
  }

  /// The greatest integer that is not above this value; nil when it does not fit.
  var wholeBelow: Int64? {
    guard self >= -0x1p63, self < 0x1p63 else { return nil }
    let truncated = Int64(self)
    return Double(truncated) > self ? truncated - 1 : truncated
  }
}
