/// The values one numeric choice may take, ordered from the simplest to the least simple.
///
/// A choice stores its *index* in that order, so the shrinker only ever lowers indices and needs to
/// know nothing about signs, origins or floating point. Index 0 is the origin; then come the
/// values at distance 1 (above first), 2, and so on: 0, 1, -1, 2, -2 for an origin of 0.
public struct NumberDomain: Hashable, Sendable {
  /// What the number means to the generator, and how it is laid out in bytes.
  public enum Kind: UInt8, Hashable, Sendable {
    case unsigned, signed, boolean, float
    /// How many elements follow: the shrinker deletes an element and lowers its count together.
    case count
    /// Which alternative follows.
    case branch
  }

  /// The bit pattern of the least value.
  public let lower: UInt64
  /// The greatest value minus the least: the greatest offset, and the greatest index.
  public let span: UInt64
  /// The simplest value, as its distance from the least.
  public let origin: UInt64
  /// How an index is shown as a value.
  public let kind: Kind

  /// A domain given by bit patterns; the caller guarantees `origin <= span`.
  @inlinable
  public init(lower: UInt64, span: UInt64, origin: UInt64, kind: Kind) {
    self.lower = lower
    self.span = span
    self.origin = min(origin, span)
    self.kind = kind
  }

  /// The whole numbers of `range`; the origin is clamped into it.
  @inlinable
  public init<T: FixedWidthInteger>(_ range: ClosedRange<T>, origin: T = 0, kind: Kind? = nil) {
    precondition(T.bitWidth <= 64, "integer choices are at most 64 bits wide")
    let lower = UInt64(truncatingIfNeeded: range.lowerBound)
    let clamped = min(max(origin, range.lowerBound), range.upperBound)
    self.init(
      lower: lower,
      span: UInt64(truncatingIfNeeded: range.upperBound) &- lower,
      origin: UInt64(truncatingIfNeeded: clamped) &- lower,
      kind: kind ?? (T.isSigned && range.lowerBound < 0 ? .signed : .unsigned))
  }

  /// False, then true.
  public static let boolean = NumberDomain(lower: 0, span: 1, origin: 0, kind: .boolean)

  /// How many elements, from the fewest up.
  @inlinable
  public static func count(_ range: ClosedRange<Int>) -> NumberDomain {
    NumberDomain(range, origin: range.lowerBound, kind: .count)
  }

  /// One of `alternatives` branches, the first the simplest.
  @inlinable
  public static func branch(_ alternatives: Int) -> NumberDomain {
    NumberDomain(0...max(alternatives - 1, 0), kind: .branch)
  }

  /// Counts and branches decide the shape of what follows; the codec keeps them apart.
  public var isStructure: Bool { kind == .count || kind == .branch }

  /// The bit pattern of the value at `index`.
  public func value(at index: UInt64) -> UInt64 {
    kind == .float ? double(at: index).bitPattern : lower &+ offset(at: index)
  }

  /// The index of a value given by its bit pattern, or nil when the domain lacks it.
  public func index(ofValue value: UInt64) -> UInt64? {
    if kind == .float {
      let number = Double(bitPattern: value)
      return contains(number) ? index(of: number) : nil
    }
    let offset = value &- lower
    return offset <= span ? index(ofOffset: offset) : nil
  }

  /// How far the value at `index` lies above the least one.
  @inlinable
  public func offset(at index: UInt64) -> UInt64 {
    if origin == 0 { return index }
    let below = origin
    let above = span - origin
    let paired = 2 * min(below, above)
    if index > paired { return below < above ? index : span - index }
    return index & 1 == 1 ? origin + (index / 2 + 1) : origin - index / 2
  }

  /// The inverse of `offset(at:)`.
  @inlinable
  public func index(ofOffset offset: UInt64) -> UInt64 {
    if origin == 0 { return offset }
    let below = origin
    let above = span - origin
    let shorter = min(below, above)
    if offset > origin {
      let distance = offset - origin
      return distance <= shorter ? 2 * distance - 1 : offset
    }
    let distance = origin - offset
    return distance <= shorter ? 2 * distance : span - offset
  }
}
