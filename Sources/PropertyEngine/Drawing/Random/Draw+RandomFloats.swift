// Floats: whole numbers, short fractions, any exponent, uniform between the bounds, the bounds and
// their neighbours, all special values, repeats. What lies outside of the bounds is drawn again
// between them, not moved to a bound, which would then be most of what is drawn.
extension Draw {
  mutating func randomFloat(_ domain: FloatDomain) -> UInt64 {
    let word = random.next()
    guard let bounds = domain.bounds else {
      return domain.index(nearest: unboundedFloat(shape: word))
    }
    var value = boundedFloat(bounds, shape: word)
    if !bounds.contains(value) { value = -value }
    if !bounds.contains(value) { value = uniformFloat(bounds) }
    return domain.index(nearest: value)
  }

  private mutating func unboundedFloat(shape: UInt64) -> Double {
    var value: Double
    switch shape & 15 {
    case 0, 1: value = Double(sized(through: 1 << 53, shape: shape))
    case 2, 3: value = shortFraction(shape: shape)
    case 4: value = uniformFloat(-1e9...1e9)
    case 5, 6: value = Double(bitPattern: random.next())
    case 7: value = Double(bitPattern: random.next() & NotableFloats.significand)
    case 8..<13:
      value = NotableFloats.any(shape >> 24)
      if shape & 0x700 == 0 { value = shape & 0x1000 == 0 ? value.nextUp : value.nextDown }
    default: return relatedFloat(shape: shape) ?? uniformFloat(-1e3...1e3)
    }
    return (shape >> 20) & 1 == 1 ? -value : value
  }

  private mutating func boundedFloat(_ bounds: ClosedRange<Double>, shape: UInt64) -> Double {
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    switch shape & 31 {
    case 0..<5: return Double(sized(through: 1 << 53, shape: shape))
    case 5..<8 where most - least >= 8: return uniformFloat(bounds).rounded()
    case 5..<11:
      let scale = Double(2 << ((shape >> 8) & 7))
      return (uniformFloat(bounds) * scale).rounded() / scale
    case 11: return shortFraction(shape: shape)
    case 12..<20: return uniformFloat(bounds)
    case 20, 21: return anySize(within: bounds)
    case 22: return (shape >> 8) & 1 == 0 ? least : most
    case 23: return (shape >> 8) & 1 == 0 ? least.nextUp : most.nextDown
    case 24: return (shape >> 8) & 1 == 0 ? 0 : -0.0
    case 25, 26: return NotableFloats.any(shape >> 24)
    default: return relatedFloat(shape: shape) ?? uniformFloat(bounds)
    }
  }

  /// Between two bounds, evenly.
  private mutating func uniformFloat(_ bounds: ClosedRange<Double>) -> Double {
    let unit = Double(random.next() >> 11) * 0x1p-53
    let value = bounds.lowerBound * (1 - unit) + bounds.upperBound * unit
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// Of any exponent between two bounds: an even choice among the patterns of one sign.
  private mutating func anySize(within bounds: ClosedRange<Double>) -> Double {
    let most = max(bounds.lowerBound.magnitude, bounds.upperBound.magnitude)
    let isAcross = bounds.lowerBound <= 0 && bounds.upperBound >= 0
    let least = isAcross ? 0 : min(bounds.lowerBound.magnitude, bounds.upperBound.magnitude)
    let distance = most.bitPattern &- least.bitPattern
    let value = Double(bitPattern: least.bitPattern &+ random.next(through: distance))
    return random.next() & 1 == 0 ? value : -value
  }

  private mutating func shortFraction(shape: UInt64) -> Double {
    let number = Double(random.next(through: 1 << 12))
    return shape & 0x8000 == 0
      ? number / Double(1 << ((shape >> 8) & 0xF)) : number / ((shape >> 8) & 1 == 0 ? 10 : 100)
  }

  /// A float drawn earlier in this case, one beside it, or one that arithmetic makes of it.
  private func relatedFloat(shape: UInt64) -> Double? {
    guard recording.count > 0 else { return nil }
    let position = Int(((shape >> 32) &* UInt64(recording.count)) >> 32)
    let earlier = recording.entries[position]
    guard let floats = earlier.domain.floats else { return nil }
    let value = floats.value(at: earlier.index)
    switch (shape >> 8) & 7 {
    case 0: return value.nextUp
    case 1: return value.nextDown
    case 2: return -value
    case 3: return (shape >> 16) & 1 == 0 ? value + 1 : value - 1
    default: return value
    }
  }
}
