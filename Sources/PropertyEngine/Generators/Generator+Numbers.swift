extension Generator where Value: FixedWidthInteger & SendableMetatype {
  /// The integers of `range`, of up to 128 bits; `origin`, or the nearest bound to it, is the
  /// simplest.
  @inlinable
  public static func integer(
    in range: ClosedRange<Value> = Value.min...Value.max, origin: Value = 0
  ) -> Generator<Value> {
    if Value.bitWidth > 64 { return wideInteger(in: range, origin: origin) }
    let domain = NumberDomain(range, origin: origin)
    return Generator { draw in Value(truncatingIfNeeded: try draw.number(domain)) }
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
    Generator { draw in try draw.number(.boolean) == 1 }
  }
}

extension Generator where Value == Double {
  /// The doubles of `range`; small whole numbers are the simplest, then short fractions.
  @inlinable
  public static func double(in range: ClosedRange<Double>) -> Generator<Double> {
    let domain = NumberDomain.float(range)
    return Generator { draw in Double(bitPattern: try draw.number(domain)) }
  }

  /// Every double: zeros of both signs, subnormals, infinities, not-a-number.
  @inlinable
  public static var anyDouble: Generator<Double> {
    let domain = NumberDomain.float(0...0, special: true)
    return Generator { draw in Double(bitPattern: try draw.number(domain)) }
  }
}

extension Generator where Value == Float {
  /// The floats nearest to the doubles of `range`.
  public static func float(in range: ClosedRange<Float>) -> Generator<Float> {
    Generator<Double>.double(in: Double(range.lowerBound)...Double(range.upperBound))
      .map { Float($0) }
  }
}
