/// Lowers a number and gives each other value to one behind it, where domains are small: digits
/// that a check digit ties to each other.
struct ExhaustPairs: ShrinkPass {
  /// The most values of the second number, and how many lower ones of the first are tried.
  private static let mostValues: UInt64 = 40
  private static let mostLower: UInt64 = 8

  func run(_ shrinker: inout Shrinker) {
    let best = shrinker.best
    let numbers = best.choices.indices.filter { position in
      best.choices[position].domain.map { !$0.isStructure && $0.span < Self.mostValues } ?? false
    }
    for (order, left) in numbers.enumerated() {
      guard case .number(let index, let domain) = best.choices[left], index > 0 else { continue }
      for right in numbers[(order + 1)...] {
        guard case .number(let old, let other) = best.choices[right] else { continue }
        for lower in 0..<min(index, Self.mostLower) {
          for value in 0...other.span where value != old && !shrinker.isSpent {
            var choices = best.choices
            choices[left] = .number(lower, domain)
            choices[right] = .number(value, other)
            if shrinker.accepts(choices) { return }
          }
        }
      }
    }
  }
}
