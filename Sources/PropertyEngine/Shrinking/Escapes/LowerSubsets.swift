/// Lowers every combination of numbers, each by one step or to its simplest, where a case has few
/// that can go down: what ties them need not be known.
struct LowerSubsets: ShrinkPass {
  /// The most combinations.
  private static let most = 243

  func run(_ shrinker: inout Shrinker) {
    let best = shrinker.best
    var options: [(position: Int, indices: [UInt64])] = []
    var combinations = 1
    for (position, choice) in best.choices.enumerated() {
      guard case .number(let index, let domain) = choice, index > 0 else { continue }
      // Counts and branches change the shape of what follows.
      guard !domain.isStructure else { continue }
      let lower = domain.isFloat ? [0] : Set([index - 1, 0]).sorted(by: >)
      options.append((position, [index] + lower))
      combinations *= 1 + lower.count
      guard combinations <= Self.most else { return }
    }
    guard options.count > 1 else { return }
    for combination in 1..<combinations where !shrinker.isSpent {
      var choices = best.choices
      var rest = combination
      for option in options {
        guard let domain = choices[option.position].domain else { return }
        choices[option.position] = .number(option.indices[rest % option.indices.count], domain)
        rest /= option.indices.count
      }
      if shrinker.accepts(choices) { return }
    }
  }
}
