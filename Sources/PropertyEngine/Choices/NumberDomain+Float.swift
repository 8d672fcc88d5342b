extension NumberDomain {
  /// The doubles of `range`; unless it is `special`, neither infinity nor not-a-number.
  ///
  /// A float domain keeps its bounds' bit patterns in `lower` and `origin`; indices are those of
  /// the order of simplicity, and one outside the range stands for the nearest bound.
  public static func float(_ range: ClosedRange<Double>, special: Bool = false) -> NumberDomain {
    NumberDomain(
      lower: special ? Double.nan.bitPattern : range.lowerBound.bitPattern, span: .max,
      origin: range.upperBound.bitPattern, kind: .float)
  }

  /// The bounds of a float domain, or nil when every double is in it.
  var floatBounds: ClosedRange<Double>? {
    let least = Double(bitPattern: lower)
    return least.isNaN ? nil : least...Double(bitPattern: origin)
  }

  /// The nearest value inside a float domain.
  func clamped(_ value: Double) -> Double {
    guard let bounds = floatBounds else { return value }
    if value.isNaN { return min(max(0, bounds.lowerBound), bounds.upperBound) }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// The index that stands for the same value as `index` and is the only one to do so.
  func canonical(_ index: UInt64) -> UInt64 {
    guard kind == .float else { return min(index, span) }
    return FloatOrder.index(of: clamped(FloatOrder.value(at: index)))
  }
}
