/// Divides a number by its prime factors: what matters may be a remainder.
struct Divide: ShrinkPass {
  private static let primes: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

  func run(_ shrinker: inout Shrinker) {
    for position in shrinker.integers(above: 3) {
      for prime in Self.primes.reversed() {
        while divide(position, by: prime, &shrinker) {}
      }
    }
  }

  private func divide(_ position: Int, by prime: UInt64, _ shrinker: inout Shrinker) -> Bool {
    guard let domain = shrinker.domain(at: position) else { return false }
    let value = shrinker.value(at: position)
    let isNegative = domain.kind == .signed && Int64(bitPattern: value) < 0
    let magnitude = isNegative ? 0 &- value : value
    guard magnitude >= 4, magnitude % prime == 0 else { return false }
    let quotient = magnitude / prime
    guard let index = domain.index(ofValue: isNegative ? 0 &- quotient : quotient),
      let choices = shrinker.setting(position, to: index)
    else { return false }
    return shrinker.accepts(choices)
  }
}
