/// The integers one choice may take, ordered from the simplest to the least simple.
///
/// Index 0 is the origin; then come the values at distance 1 (above first), 2, and so on: 0, 1, -1,
/// 2, -2 for an origin of 0.
public struct IntegerDomain: Hashable, Sendable {
  /// The least value: its 64 bits in two's complement.
  let lower: UInt64
  /// The greatest value minus the least: the greatest offset, and the greatest index.
  public let span: UInt64
  /// The simplest value, as its distance from the least.
  public let origin: UInt64
  /// Whether there are negative values.
  public let isSigned: Bool

  @usableFromInline
  init(lower: UInt64, span: UInt64, origin: UInt64, isSigned: Bool) {
    self.lower = lower
    self.span = span
    self.origin = min(origin, span)
    self.isSigned = isSigned
  }

  /// The whole numbers of `range`, of up to 64 bits; the origin is clamped into it.
  ///
  /// - Complexity: O(1), as all of this type.
  @inlinable
  public init<T: FixedWidthInteger>(_ range: ClosedRange<T>, origin: T = 0) {
    precondition(T.bitWidth <= 64, "integer choices are at most 64 bits wide")
    let lower = UInt64(truncatingIfNeeded: range.lowerBound)
    let clamped = min(max(origin, range.lowerBound), range.upperBound)
    self.init(
      lower: lower,
      span: UInt64(truncatingIfNeeded: range.upperBound) &- lower,
      origin: UInt64(truncatingIfNeeded: clamped) &- lower,
      isSigned: T.isSigned && range.lowerBound < 0)
  }

  /// The whole numbers from zero.
  static func indices(through greatest: UInt64) -> IntegerDomain {
    IntegerDomain(lower: 0, span: greatest, origin: 0, isSigned: false)
  }

  /// The value at an index.
  public func value(at index: UInt64) -> Int128 { number(ofBits: bits(at: index)) }

  /// The index of a value; nil when the domain lacks it.
  public func index(of value: Int128) -> UInt64? {
    guard let bits = bits(of: value), let index = index(ofBits: bits) else { return nil }
    return self.value(at: index) == value ? index : nil
  }

  /// The index of the greatest value.
  var greatest: UInt64 { index(ofOffset: span) }

  /// How far the value at `index` lies above the least one.
  func offset(at index: UInt64) -> UInt64 {
    if origin == 0 { return index }
    let below = origin
    let above = span - origin
    let paired = 2 * min(below, above)
    if index > paired { return below < above ? index : span - index }
    return index & 1 == 1 ? origin + (index / 2 + 1) : origin - index / 2
  }

  /// The inverse of `offset(at:)`.
  func index(ofOffset offset: UInt64) -> UInt64 {
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

// Values by their 64 bits in two's complement, for arithmetic that wraps around as machines' does.
extension IntegerDomain {
  /// The bits of the value at an index.
  func bits(at index: UInt64) -> UInt64 { lower &+ offset(at: index) }

  /// The index of the value with these bits; nil when the domain lacks it.
  func index(ofBits bits: UInt64) -> UInt64? {
    let offset = bits &- lower
    return offset <= span ? index(ofOffset: offset) : nil
  }

  /// The bits of a number; nil where it does not fit.
  func bits(of number: Int128) -> UInt64? {
    isSigned
      ? Int64(exactly: number).map { UInt64(bitPattern: $0) } : UInt64(exactly: number)
  }

  /// The index of the value with these bits, or of the bound nearest to it.
  ///
  /// - Parameter isSigned: how the bits are meant, where that is not as here.
  func index(nearestBits bits: UInt64, isSigned: Bool) -> UInt64 {
    if let index = index(ofBits: bits) {
      // The same bits may be another number, when one of the two is unsigned.
      let isHigh = bits > UInt64(Int64.max)
      if !isHigh || isSigned == self.isSigned { return index }
    }
    return index(ofOffset: isBelow(bits, isSigned: isSigned) ? 0 : span)
  }

  /// Whether an integer outside the domain lies below it.
  private func isBelow(_ bits: UInt64, isSigned: Bool) -> Bool {
    let isNegative = isSigned && Int64(bitPattern: bits) < 0
    guard self.isSigned else { return isNegative || bits < lower }
    if !isSigned, bits > UInt64(Int64.max) { return false }
    return Int64(bitPattern: bits) < Int64(bitPattern: lower)
  }

  private func number(ofBits bits: UInt64) -> Int128 {
    isSigned ? Int128(Int64(bitPattern: bits)) : Int128(bits)
  }
}
