// Integers, by what people's numbers are: of any size, mostly an ordinary one; at the boundary of a
// range or of a type; a power, a constant of the code; the same as another number, or beside it.
extension Draw {
  /// Ranges of no more numbers than this are drawn from evenly, greater ones mostly by size.
  private static let narrow: UInt64 = 1 << 16

  @inline(__always)
  mutating func randomInteger(_ domain: IntegerDomain) -> UInt64 {
    let word = random.next()
    switch word & 0xFF {
    case 0..<112:
      if domain.span < Self.narrow || word & 0x700 == 0 { return random.next(through: domain.span) }
      return sized(through: domain.span, shape: word)
    case 112..<166: return sized(through: domain.span, shape: word)
    case 166..<206: return notable(domain, shape: word) ?? random.next(through: domain.span)
    default: return related(domain, shape: word) ?? random.next(through: domain.span)
    }
  }

  /// An index of a random size: of at most 8 bits in three cases of eight, of at most 16 in six of
  /// eight, of any number of bits in the rest.
  mutating func sized(through span: UInt64, shape: UInt64) -> UInt64 {
    let width = UInt64(64 - span.leadingZeroBitCount)
    let draw = shape >> 32
    let bits: UInt64
    switch (shape >> 16) & 7 {
    case 0..<3: bits = (draw &* (min(width, 8) + 1)) >> 32
    case 3..<6: bits = min(width, 8) + (draw &* (min(width, 17) - min(width, 8) + 1)) >> 32
    default: bits = (draw &* (width + 1)) >> 32
    }
    guard bits > 0 else { return 0 }
    let index = random.next() >> (64 - bits) | 1 << (bits - 1)
    return index <= span ? index : random.next(through: span)
  }

  /// A bound of the domain, its middle, a power of two or ten, or a number beside one of those.
  mutating func notable(_ domain: IntegerDomain, shape: UInt64) -> UInt64? {
    let selector = (shape >> 8) & 15
    let step = (shape >> 16) & 1
    switch selector {
    case 0, 1: return domain.index(ofOffset: min(step, domain.span))
    case 2, 3: return domain.index(ofOffset: domain.span - min(step, domain.span))
    case 4 where domain.span > 1: return domain.index(ofOffset: domain.span / 2 + step)
    default: break
    }
    let number =
      selector < 10
      ? NotableIntegers.power(ofTwoFor: shape >> 32)
      : NotableIntegers.ordinary[Int((shape >> 32) % UInt64(NotableIntegers.ordinary.count))]
    let beside =
      switch (shape >> 17) & 3 {
      case 0: number &- 1
      case 1: number &+ 1
      default: number
      }
    let isNegative = domain.isSigned && (shape >> 20) & 7 < 3
    return domain.index(ofBits: isNegative ? 0 &- beside : beside)
  }

  /// An integer drawn earlier in this case, one near it, or one that arithmetic makes of it.
  private mutating func related(_ domain: IntegerDomain, shape: UInt64) -> UInt64? {
    guard recording.count > 0 else { return nil }
    let position = Int(((shape >> 32) &* UInt64(recording.count)) >> 32)
    let earlier = recording.entries[position]
    guard let integers = earlier.domain.integers else { return nil }
    let value = integers.bits(at: earlier.index)
    let isRaised = (shape >> 24) & 1 == 0
    switch (shape >> 8) & 0xF {
    case 0..<8: return domain.index(ofBits: value)
    case 8..<11: return domain.index(ofBits: isRaised ? value &+ 1 : value &- 1)
    case 11, 12:
      let distance = 2 + (shape >> 16) & 7
      return domain.index(ofBits: isRaised ? value &+ distance : value &- distance)
    case 13: return domain.index(ofBits: 0 &- value)
    case 14: return domain.index(ofBits: isRaised ? value &* 2 : value / 2)
    default:
      guard let last = recording.entries.last, !last.isRun else { return nil }
      return domain.index(ofBits: value &+ last.domain.pattern(at: last.index))
    }
  }
}
