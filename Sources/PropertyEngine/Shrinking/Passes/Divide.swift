/// Divides a number by its prime factors: what matters may be a remainder.
struct Divide: ShrinkPass {
  /// Factors above this are not looked for, unless one is all that is left.
  private static let greatest: UInt64 = 1 << 12

  func run(_ shrinker: inout Shrinker) {
    for position in shrinker.integers(above: 3) {
      for prime in Self.primeFactors(of: shrinker.magnitude(at: position)).reversed() {
        while divide(position, by: prime, &shrinker) {}
      }
    }
  }

  /// The different prime factors, least first; working them out costs no evaluation.
  static func primeFactors(of number: UInt64) -> [UInt64] {
    var rest = number
    var factors: [UInt64] = []
    var factor: UInt64 = 2
    while factor <= greatest, factor * factor <= rest {
      if rest % factor == 0 {
        factors.append(factor)
        while rest % factor == 0 { rest /= factor }
      }
      factor += 1
    }
    if rest > 1 { factors.append(rest) }
    return factors
  }

  private func divide(_ position: Int, by prime: UInt64, _ shrinker: inout Shrinker) -> Bool {
    guard let domain = shrinker.integers(at: position), let number = shrinker.number(at: position),
      number.magnitude >= 4, number % Int128(prime) == 0,
      let index = domain.index(of: number / Int128(prime)),
      let choices = shrinker.setting(position, to: index)
    else { return false }
    return shrinker.accepts(choices)
  }
}
