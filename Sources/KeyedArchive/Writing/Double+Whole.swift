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
}
