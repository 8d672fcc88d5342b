extension FloatOrder {
  /// The order of simplicity among the doubles between two bounds.
  ///
  /// It is the order of all doubles with the others left out, so the simplest double of 0.6...0.9
  /// is 0.75 and not a bound. Negative zero lies below zero, as `Double`'s total order has it.
  struct Bounded {
    /// The magnitudes of the positive and of the negative doubles inside; nil where there are none.
    private let positive: ClosedRange<Double>?
    private let negative: ClosedRange<Double>?
    private let bounds: ClosedRange<Double>
    /// The index of the simplest double inside, in the order of all doubles.
    let simplest: UInt64

    init(_ bounds: ClosedRange<Double>) {
      let (low, high) = (bounds.lowerBound, bounds.upperBound)
      self.bounds = bounds
      positive = high.sign == .plus ? (low.sign == .plus ? low : 0)...high : nil
      negative = low.sign == .minus ? (high.sign == .minus ? -high : 0)...(-low) : nil
      simplest = high.sign == .plus && low <= 0 ? 0 : Self.next(0, positive, negative) ?? 0
    }

    /// The nearest double inside.
    func clamped(_ value: Double) -> Double {
      if value.isNaN { return FloatOrder.value(at: simplest) }
      if value == 0 { return nearestZero(value.sign) }
      return value < bounds.lowerBound
        ? bounds.lowerBound : value > bounds.upperBound ? bounds.upperBound : value
    }

    /// Zero of that sign if it lies inside, else of the other, else the nearer bound.
    private func nearestZero(_ sign: FloatingPointSign) -> Double {
      let hasPositive = positive?.lowerBound == 0
      let hasNegative = negative?.lowerBound == 0
      if sign == .minus, hasNegative { return -0.0 }
      if hasPositive { return 0 }
      if hasNegative { return -0.0 }
      return bounds.lowerBound > 0 ? bounds.lowerBound : bounds.upperBound
    }

    /// Where the double that an index among these stands for lies in the order of all doubles: an
    /// index of one outside stands for the next inside, or for the nearest where none follows.
    func global(_ index: UInt64) -> UInt64 {
      let (sum, overflow) = simplest.addingReportingOverflow(index)
      let wanted = overflow ? UInt64.max : sum
      let value = FloatOrder.value(at: wanted)
      if isInside(value) { return FloatOrder.index(of: value) }
      return Self.next(wanted, positive, negative) ?? FloatOrder.index(of: clamped(value))
    }

    private func isInside(_ value: Double) -> Bool {
      let side = value.sign == .minus ? negative : positive
      return side?.contains(value.magnitude) ?? false
    }

    /// The first index from `start` on whose double has its magnitude in the range for its sign.
    private static func next(
      _ start: UInt64, _ positive: ClosedRange<Double>?, _ negative: ClosedRange<Double>?
    ) -> UInt64? {
      let above = positive.flatMap { FloatOrder.rank(from: start / 2 + start % 2, in: $0) }
      let below = negative.flatMap { FloatOrder.rank(from: start / 2, in: $0) }
      return [above.map { 2 * $0 }, below.map { 2 * $0 + 1 }].compactMap(\.self).min()
    }
  }

  /// The first rank from `start` on of a magnitude in `range`; nil where none follows.
  fileprivate static func rank(from start: UInt64, in range: ClosedRange<Double>) -> UInt64? {
    let (least, most) = (range.lowerBound, range.upperBound)
    if start < wholes {
      let whole = max(least.rounded(.up), Double(start))
      if whole <= most, whole < Double(wholes) { return UInt64(whole) }
    }
    if let fraction = fraction(from: max(start, wholes), in: range) { return fraction }
    let firstGreat = wholes + places * block
    let great = max(least, start > firstGreat ? magnitude(at: start) : Double(wholes))
    return great <= most ? rank(of: great) : nil
  }

  /// The same for a magnitude that is not a whole number below 2^51: n/2^k with odd n.
  private static func fraction(from start: UInt64, in range: ClosedRange<Double>) -> UInt64? {
    var (number, rest) = (start - wholes).quotientAndRemainder(dividingBy: block)
    while number < places {
      let places = Int(number) + 1
      let least = scaled(range.lowerBound, by: places)
      let most = scaled(range.upperBound, by: places)
      // Beyond 2^53 a double has no more binary places to give; from 2^51 on it counts as great.
      let end = places == 1 ? 0x1p52 : 0x1p53
      guard least < end else { return nil }
      let first = max(oddAbove(least), Double(2 * rest + 1))
      if first <= most, first < end {
        return wholes + number * block + UInt64(first) / 2
      }
      number += 1
      rest = 0
    }
    return nil
  }

  /// `value` times two to the power of `places`, in two steps as the power may be no double.
  private static func scaled(_ value: Double, by places: Int) -> Double {
    let half = places / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: places - half, significand: 1)
  }

  private static func oddAbove(_ value: Double) -> Double {
    let whole = value.rounded(.up)
    return whole.truncatingRemainder(dividingBy: 2) == 0 ? whole + 1 : whole
  }
}
