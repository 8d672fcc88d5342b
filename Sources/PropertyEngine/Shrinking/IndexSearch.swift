/// Finds the least index at which a candidate still fails, assuming that little about it.
///
/// The simplest few indices come first, since most minima are there. Then the index is searched
/// for by halving, on a scale of magnitudes while the interval is wide, and at the roundest number
/// near the middle, since the limits people write are round: such a limit is found in a few steps.
enum IndexSearch {
  /// - Parameters:
  ///   - high: the index to improve on.
  ///   - isNear: the number was searched before, and will not have far to go: steps that grow lead
  ///     down from `high` instead of up from zero.
  ///   - attempt: whether the candidate at an index was accepted.
  static func search(
    below high: UInt64, in domain: NumberDomain, isNear: Bool = false, attempt: (UInt64) -> Bool
  ) {
    guard high > 0, !attempt(0) else { return }
    let found =
      isNear && high > few
      ? near(below: high, in: domain, attempt) : least(below: high, in: domain, attempt)
    // The other sign at the same distance, where that is the simpler one.
    guard found > 0, domain.isMirrored(found), attempt(found - 1) else { return }
    if isGreatFloat(found - 1, domain) { _ = leastPower(below: found - 1, in: domain, attempt) }
  }

  private static func near(
    below start: UInt64, in domain: NumberDomain, _ attempt: (UInt64) -> Bool
  ) -> UInt64 {
    var low: UInt64 = 0
    var high = start
    var step = domain.stride(at: high)
    let unit = step
    while step < high {
      guard attempt(high - step) else {
        low = high - step
        break
      }
      high -= step
      step = step > .max / 2 ? .max : step * 2
    }
    while high - low > unit {
      let middle = low + (high - low) / unit / 2 * unit
      guard middle > low else { break }
      if attempt(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private static func least(
    below start: UInt64, in domain: NumberDomain, _ attempt: (UInt64) -> Bool
  ) -> UInt64 {
    var low: UInt64 = 0
    var high = start
    let step = domain.stride(at: high)
    // The last whole number that counts as simple stands for all greater numbers.
    if isGreatFloat(high, domain) {
      let whole = 2 * (FloatOrder.wholes - 1) + high % 2
      if attempt(whole) {
        high = whole
      } else {
        high = leastPower(below: high, in: domain, attempt)
      }
    }
    if high > few {
      // A number that cannot be lowered at all, being tied to another, is not worth a search.
      guard attempt(high - step) else { return high }
      high -= step
    }
    for index: UInt64 in [1, 2, 4, 16] where index < high {
      if attempt(index) {
        high = index
        break
      }
      low = index
    }
    while high - low > 1 {
      let pivot = pivot(low, high, domain)
      guard attempt(pivot.index) else {
        low = pivot.index
        continue
      }
      high = pivot.index
      if pivot.isRound, high - low > step {
        guard attempt(high - step) else { return high }
        high -= step
      }
    }
    return high
  }

  /// Whether an index is that of a float past all simple whole numbers.
  private static func isGreatFloat(_ index: UInt64, _ domain: NumberDomain) -> Bool {
    domain.floats?.contains(0) == true && index / 2 >= FloatOrder.wholes
  }

  /// The least power of two that is accepted, among floats that are no simple whole numbers: of
  /// those, what a test asks for may hold of every other one alone, as it does where sums are
  /// rounded to even.
  private static func leastPower(
    below high: UInt64, in domain: NumberDomain, _ attempt: (UInt64) -> Bool
  ) -> UInt64 {
    guard let floats = domain.floats else { return high }
    let value = floats.value(at: high)
    guard value.isFinite, value.magnitude >= 1 else { return high }
    var best = high
    var low = FloatOrder.wholes.trailingZeroBitCount - 1
    var top = Int(value.exponent) + 1
    while top - low > 1 {
      let middle = low + (top - low) / 2
      let power = Double(sign: value.sign, exponent: middle, significand: 1)
      if let index = domain.index(of: .float(power)), index < best, attempt(index) {
        (best, top) = (index, middle)
      } else {
        low = middle
      }
    }
    return best
  }

  private static let few: UInt64 = 16

  private static func pivot(
    _ low: UInt64, _ high: UInt64, _ domain: NumberDomain
  ) -> (index: UInt64, isRound: Bool) {
    let middle = low + (high - low) / 2
    if let floats = domain.floats, floats.contains(0), high / 2 < FloatOrder.wholes {
      guard let round = round(low / 2, high / 2) else { return (middle, false) }
      let index = 2 * round + high % 2
      return index > low && index < high
        ? (index, isRound(round) && high / 32 <= max(low / 2, 1)) : (middle, false)
    }
    guard let integers = domain.integers else { return (middle, false) }
    let greater = integers.value(at: high)
    let least = UInt64(integers.value(at: low).magnitude)
    let most = UInt64(greater.magnitude)
    guard least < most, let round = round(least, most) else { return (middle, false) }
    let value = greater < 0 ? -Int128(round) : Int128(round)
    guard let index = integers.index(of: value), index > low, index < high else {
      return (middle, false)
    }
    return (index, isRound(round) && most / 16 <= max(least, 1))
  }

  /// A number of one or two digits and zeros behind them.
  private static func isRound(_ number: UInt64) -> Bool {
    var rest = number
    while rest >= 100, rest % 10 == 0 { rest /= 10 }
    return number >= 10 && rest < 100 && (number >= 100 || number % 10 == 0)
  }

  /// The roundest number near the middle of an interval; near the geometric one if it is wide.
  private static func round(_ least: UInt64, _ most: UInt64) -> UInt64? {
    var from: UInt64
    var through: UInt64
    if most / 16 > max(least, 1) {
      let bits = (64 - least.leadingZeroBitCount + 64 - most.leadingZeroBitCount) / 2
      from = max(UInt64(1) << UInt64(bits) / 4, least + 1)
      through = min(UInt64(1) << UInt64(min(bits + 1, 63)), most - 1)
    } else {
      let third = (most - least) / 3
      from = least + third + 1
      through = most - third - 1
    }
    guard from <= through else { return nil }
    var power: UInt64 = 1
    while power <= through / 10, (through / (power * 10)) * (power * 10) >= from { power *= 10 }
    return through / power * power
  }
}
