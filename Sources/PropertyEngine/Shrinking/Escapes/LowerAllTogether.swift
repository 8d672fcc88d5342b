/// Gives all numbers that are not at their simplest small values at once, in every combination:
/// what ties them may be any rule, and no two of them may go down without a third.
struct LowerAllTogether: ShrinkPass {
  /// Beyond this many numbers the combinations are too many.
  private static let mostNumbers = 6
  /// The greatest index that is tried, and how many combinations.
  private static let greatestIndex: UInt64 = 3
  private static let tries = 64

  func run(_ shrinker: inout Shrinker) {
    let best = shrinker.best
    let positions = best.choices.indices.filter { position in
      guard case .number(let index, let domain) = best.choices[position] else { return false }
      return index > 0 && !domain.isStructure
    }
    guard (3...Self.mostNumbers).contains(positions.count), best.steps.isEmpty else { return }
    let end = shrinker.evaluations + Self.tries
    // By their sum, so that the simplest come first.
    for total in 0...Self.greatestIndex * UInt64(positions.count) {
      var pending: [[UInt64]] = [[]]
      while let start = pending.popLast() {
        guard start.count < positions.count else {
          if start.reduce(0, +) == total, attempt(start, at: positions, &shrinker) { return }
          guard shrinker.evaluations < end, !shrinker.isSpent else { return }
          continue
        }
        let rest = total - start.reduce(0, +)
        for index in (0...min(rest, Self.greatestIndex)).reversed() {
          pending.append(start + [index])
        }
      }
    }
  }

  private func attempt(
    _ indices: [UInt64], at positions: [Int], _ shrinker: inout Shrinker
  ) -> Bool {
    var choices = shrinker.best.choices
    for (position, index) in zip(positions, indices) {
      guard let domain = choices[position].domain else { return false }
      choices[position] = .number(min(index, domain.span), domain)
    }
    return shrinker.accepts(choices)
  }
}
