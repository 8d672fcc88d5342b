extension Generator where Value: FixedWidthInteger & SendableMetatype {
  /// Integers of more than 64 bits, as two choices: the high word, then the low one, whose bounds
  /// and simplest value depend on it.
  @usableFromInline
  static func wideInteger(in range: ClosedRange<Value>, origin: Value) -> Generator<Value> {
    precondition(Value.bitWidth <= 128, "integers are at most 128 bits wide")
    let least = Words(range.lowerBound)
    let most = Words(range.upperBound)
    let origin = Words(min(max(origin, range.lowerBound), range.upperBound))
    let highest =
      Value.isSigned
      ? IntegerDomain(least.signed...most.signed, origin: origin.signed)
      : IntegerDomain(least.high...most.high, origin: origin.high)
    return Generator { draw in
      let high = try draw.bits(of: highest)
      let isBelow =
        Value.isSigned ? Int64(bitPattern: high) < origin.signed : high < origin.high
      let low = try draw.integer(
        in: (high == least.high ? least.low : 0)...(high == most.high ? most.low : .max),
        origin: high == origin.high ? origin.low : isBelow ? .max : 0)
      return Value(truncatingIfNeeded: high) << 64 | Value(truncatingIfNeeded: low)
    }
  }
}

/// A wide integer as two words.
private struct Words: Sendable {
  let high: UInt64
  let low: UInt64

  init<Value: FixedWidthInteger>(_ value: Value) {
    high = UInt64(truncatingIfNeeded: value >> 64)
    low = UInt64(truncatingIfNeeded: value)
  }

  var signed: Int64 { Int64(bitPattern: high) }
}
