extension NumberDomain {
  /// The doubles of `range`; unless it is `special`, neither infinity nor not-a-number.
  ///
  /// A float domain keeps its bounds' bit patterns in `lower` and `origin`. Its indices follow the
  /// order of simplicity from the simplest double inside the bounds, which has index 0: 1.5 in
  /// 1.1...1.6. An index of a double outside the bounds stands for the next one inside.
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

  /// The double at an index of a float domain.
  func double(at index: UInt64) -> Double {
    guard let bounds = floatBounds else { return FloatOrder.value(at: index) }
    return FloatOrder.value(at: FloatOrder.Bounded(bounds).global(index))
  }

  /// The index of the double nearest to `value` in a float domain.
  func index(of value: Double) -> UInt64 {
    guard let bounds = floatBounds else { return FloatOrder.index(of: value) }
    let order = FloatOrder.Bounded(bounds)
    return FloatOrder.index(of: order.clamped(value)) - order.simplest
  }

  /// Whether a float domain has exactly this double.
  func contains(_ value: Double) -> Bool { floatBounds.map { $0.contains(value) } ?? true }

  /// The nearest value inside a float domain.
  func clamped(_ value: Double) -> Double {
    floatBounds.map { FloatOrder.Bounded($0).clamped(value) } ?? value
  }

  /// The index that stands for the same value as `index` and is the only one to do so.
  func canonical(_ index: UInt64) -> UInt64 {
    guard kind == .float else { return min(index, span) }
    guard let bounds = floatBounds else {
      return FloatOrder.index(of: FloatOrder.value(at: index))
    }
    let order = FloatOrder.Bounded(bounds)
    return order.global(index) - order.simplest
  }

  /// The next index that stands for a value of its own; nil after the last.
  func index(after index: UInt64) -> UInt64? {
    guard kind == .float else { return index < span ? index + 1 : nil }
    guard index < .max else { return nil }
    let next = canonical(index + 1)
    return next > index ? next : nil
  }
}
