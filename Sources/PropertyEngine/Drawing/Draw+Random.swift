// How random choices are spread. Uniform draws alone never meet a boundary of a wide integer, nor
// two numbers that are equal or adjacent; so a share of the draws goes to each of those.
extension Draw {
  mutating func randomIndex(_ domain: NumberDomain) -> UInt64 {
    switch domain.kind {
    case .boolean: random.next() >> 63
    case .branch: random.next(through: domain.span)
    case .count: randomCount(through: domain.span)
    case .float: randomFloat(domain)
    case .unsigned, .signed: randomInteger(domain)
    }
  }

  mutating func randomIndex(weights: [Int]) -> UInt64 {
    var total = 0
    for weight in weights { total += max(weight, 0) }
    guard total > 0 else { return 0 }
    var remaining = Int(random.next(through: UInt64(total - 1)))
    for (index, weight) in weights.enumerated() {
      remaining -= max(weight, 0)
      if remaining < 0 { return UInt64(index) }
    }
    return 0
  }

  /// Mostly uniform; often near the origin; sometimes a boundary; often a repeat or a neighbour.
  private mutating func randomInteger(_ domain: NumberDomain) -> UInt64 {
    let word = random.next()
    switch word & 0xFF {
    case 0..<112: return random.next(through: domain.span)
    case 112..<176: return small(through: domain.span, shape: word)
    case 176..<188: return boundary(domain, shape: word)
    default: return repeated(domain, shape: word) ?? random.next(through: domain.span)
    }
  }

  /// An index whose number of bits is uniform.
  private mutating func small(through span: UInt64, shape: UInt64) -> UInt64 {
    let width = UInt64(64 - span.leadingZeroBitCount)
    let bits = ((shape >> 32) &* (width + 1)) >> 32
    let index = bits == 0 ? 0 : random.next() >> (64 - bits)
    return index <= span ? index : span &- (index &- span)
  }

  /// A bound, the number beside it, or a power of two and its neighbours.
  private func boundary(_ domain: NumberDomain, shape: UInt64) -> UInt64 {
    let offset: UInt64
    switch (shape >> 8) & 7 {
    case 0, 1: offset = domain.span
    case 2, 3: offset = 0
    case 4: offset = domain.span &- min(1, domain.span)
    case 5: offset = min(1, domain.span)
    default:
      let power = (UInt64(1) << ((shape >> 16) & 63)) &+ ((shape >> 24) % 3) &- 1
      offset = min(power, domain.span)
    }
    return domain.index(ofOffset: offset)
  }

  /// An integer drawn earlier in this case, or one near it.
  private func repeated(_ domain: NumberDomain, shape: UInt64) -> UInt64? {
    guard recording.count > 0 else { return nil }
    let position = Int(((shape >> 32) &* UInt64(recording.count)) >> 32)
    let earlier = recording.entries[position]
    guard earlier.domain.kind == .unsigned || earlier.domain.kind == .signed else { return nil }
    var value = earlier.domain.value(at: earlier.index)
    let selector = (shape >> 8) & 0xF
    if selector >= 8 {
      let distance = selector < 13 ? 1 : 2 + (shape >> 16) & 3
      value = (shape >> 24) & 1 == 0 ? value &+ distance : value &- distance
    }
    return domain.index(ofValue: value)
  }

  /// Half of the counts have a uniform number of bits, half are uniform up to a shrinking bound.
  private mutating func randomCount(through most: UInt64) -> UInt64 {
    let span = min(most, mostElements)
    let word = random.next()
    if word & 1 == 0 { return small(through: span, shape: word) }
    let bound = word & 6 == 0 ? span : min(span, 16)
    return random.next(through: bound)
  }

  /// Small whole numbers, short fractions, uniform, any exponent, bounds, repeats and neighbours.
  private mutating func randomFloat(_ domain: NumberDomain) -> UInt64 {
    let word = random.next()
    let bounds = domain.floatBounds
    var value: Double
    switch word & 0xF {
    case 0..<3: value = Double(small(through: 1 << 20, shape: word))
    case 3: value = Double(random.next(through: 1 << 12)) / Double(1 << ((word >> 8) & 0xF))
    case 4..<10:
      let unit = Double(random.next() >> 11) * 0x1p-53
      let low = max(bounds?.lowerBound ?? -1e9, -1e300)
      let high = min(bounds?.upperBound ?? 1e9, 1e300)
      value = low + (high - low) * unit
      return domain.index(of: value)
    case 10, 11:
      value = Double(bitPattern: random.next())
      if bounds != nil && !value.isFinite { value = 0 }
    case 12:
      let special = [bounds?.lowerBound ?? -.infinity, bounds?.upperBound ?? .infinity, 0.1, .nan]
      value = special[Int((word >> 8) & 3)]
      return domain.index(of: value)
    default: value = repeatedFloat(shape: word)
    }
    if (word >> 48) & 1 == 1 { value = -value }
    return domain.index(of: value)
  }

  private func repeatedFloat(shape: UInt64) -> Double {
    guard recording.count > 0 else { return 1 }
    let position = Int(((shape >> 32) &* UInt64(recording.count)) >> 32)
    let earlier = recording.entries[position]
    guard earlier.domain.kind == .float else { return 1 }
    let value = earlier.domain.double(at: earlier.index)
    switch (shape >> 8) & 3 {
    case 0: return value.nextUp
    case 1: return value.nextDown
    default: return value
    }
  }

  mutating func randomBytes(_ count: ClosedRange<Int>) -> [UInt8] {
    let extra = randomCount(through: UInt64(count.upperBound - count.lowerBound))
    let total = count.lowerBound + Int(extra)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(total)
    while bytes.count < total {
      var word = random.next()
      for _ in 0..<min(8, total - bytes.count) {
        bytes.append(UInt8(truncatingIfNeeded: word))
        word >>= 8
      }
    }
    return bytes
  }
}
