extension Generator where Value: FixedWidthInteger & SendableMetatype {
  /// The integers of `range`, of up to 128 bits; `origin`, or the nearest bound to it, is the
  /// simplest.
  @inlinable
  public static func integer(
    in range: ClosedRange<Value> = Value.min...Value.max, origin: Value = 0
  ) -> Generator<Value> {
    if Value.bitWidth > 64 { return wideInteger(in: range, origin: origin) }
    let domain = IntegerDomain(range, origin: origin)
    return Generator { draw in Value(truncatingIfNeeded: try draw.bits(of: domain)) }
  }
}

extension Generator where Value == Int {
  /// The integers of `range`, by default all; 0 or the bound nearest to it is the simplest.
  @inlinable
  public static func int(in range: ClosedRange<Int> = Int.min...Int.max) -> Generator<Int> {
    integer(in: range)
  }
}

extension Generator where Value == Bool {
  /// False or true; false is simpler.
  @inlinable
  public static var bool: Generator<Bool> {
    Generator { draw in try draw.boolean() }
  }
}

extension Generator where Value == Double {
  /// The doubles of `range`; small whole numbers are the simplest, then short fractions.
  @inlinable
  public static func double(in range: ClosedRange<Double>) -> Generator<Double> {
    let domain = FloatDomain(range)
    return Generator { draw in try draw.double(of: domain) }
  }

  /// Every double: zeros of both signs, subnormals, infinities, not-a-number.
  @inlinable
  public static var anyDouble: Generator<Double> {
    Generator { draw in try draw.double(of: .all) }
  }
}

extension Generator where Value == Float {
  /// The floats nearest to the doubles of `range`.
  public static func float(in range: ClosedRange<Float>) -> Generator<Float> {
    Generator<Double>.double(in: Double(range.lowerBound)...Double(range.upperBound))
      .map { Float($0) }
  }
}
