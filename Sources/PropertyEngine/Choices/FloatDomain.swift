/// The doubles one choice may take, ordered from the simplest to the least simple.
///
/// Indices follow the order of simplicity from the simplest double inside the bounds, which has
/// index 0: 1.5 in 1.1...1.6. An index of a double outside the bounds stands for the next one
/// inside, so several indices may have one value.
public struct FloatDomain: Sendable {
  /// The least double and the greatest; nil where there are all of them, infinities and
  /// not-a-number too.
  public let bounds: ClosedRange<Double>?

  /// The doubles of `bounds`, neither infinity nor not-a-number unless a bound is infinite.
  public init(_ bounds: ClosedRange<Double>) { self.bounds = bounds }

  private init() { bounds = nil }

  /// Every double: zeros of both signs, subnormals, infinities, not-a-number.
  public static let all = FloatDomain()

  /// The double at an index.
  ///
  /// - Complexity: O(1) without bounds; else linear in the number of binary places that the
  ///   shortest fraction inside them has, at most 1,074.
  public func value(at index: UInt64) -> Double {
    guard let bounds else { return FloatOrder.value(at: index) }
    return FloatOrder.value(at: FloatOrder.Bounded(bounds).global(index))
  }

  /// The index of the double nearest to `value`. Its complexity is that of `value(at:)`.
  public func index(nearest value: Double) -> UInt64 {
    guard let bounds else { return FloatOrder.index(of: value) }
    let order = FloatOrder.Bounded(bounds)
    return FloatOrder.index(of: order.clamped(value)) - order.simplest
  }

  /// Whether the domain has exactly this double.
  public func contains(_ value: Double) -> Bool { bounds.map { $0.contains(value) } ?? true }

  /// The nearest double inside.
  func clamped(_ value: Double) -> Double {
    bounds.map { FloatOrder.Bounded($0).clamped(value) } ?? value
  }

  /// The index that stands for the same double as `index` and is the only one to do so.
  func canonical(_ index: UInt64) -> UInt64 {
    guard let bounds else { return FloatOrder.index(of: FloatOrder.value(at: index)) }
    let order = FloatOrder.Bounded(bounds)
    return order.global(index) - order.simplest
  }

  /// The next index that stands for a double of its own; nil after the last.
  func index(after index: UInt64) -> UInt64? {
    guard index < .max else { return nil }
    let next = canonical(index + 1)
    return next > index ? next : nil
  }
}

extension FloatDomain: Hashable {
  /// Bounds of zero differ by their signs: 0...1 lacks negative zero, and -0...1 has it.
  public static func == (left: FloatDomain, right: FloatDomain) -> Bool {
    left.bounds?.lowerBound.bitPattern == right.bounds?.lowerBound.bitPattern
      && left.bounds?.upperBound.bitPattern == right.bounds?.upperBound.bitPattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds?.lowerBound.bitPattern)
    hasher.combine(bounds?.upperBound.bitPattern)
  }
}
