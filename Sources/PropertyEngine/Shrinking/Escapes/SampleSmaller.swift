/// Draws cases that are simpler than the best one at random: a number goes down, and what follows
/// it is kept, changed in one place, or drawn anew.
///
/// Failing cases that follow no rule a pass knows are still met by chance where they are not rare.
struct SampleSmaller: ShrinkPass {
  private static let samples = 96

  func run(_ shrinker: inout Shrinker) {
    let best = shrinker.best
    let places = best.choices.indices.filter { best.choices[$0].index ?? 0 > 0 }
    guard !places.isEmpty, best.steps.isEmpty else { return }
    var random = SplitMix64(seed: best.fingerprint)
    for _ in 0..<Self.samples where !shrinker.isSpent {
      let place = places[Int(random.next(through: UInt64(places.count - 1)))]
      if sample(place, &random, &shrinker) { return }
    }
  }

  private func sample(
    _ place: Int, _ random: inout SplitMix64, _ shrinker: inout Shrinker
  ) -> Bool {
    var choices = shrinker.best.choices
    guard case .number(let index, let domain) = choices[place], index > 0 else { return false }
    let isNear = random.next() & 1 == 0
    let lower =
      isNear
      ? index - 1 - random.next(through: min(index - 1, 15)) : random.next(through: index - 1)
    choices[place] = .number(lower, domain)
    guard random.next() & 3 != 0, place + 1 < choices.count else {
      choices.removeSubrange((place + 1)...)
      return shrinker.accepts(choices, then: random)
    }
    let other = place + 1 + Int(random.next(through: UInt64(choices.count - place - 2)))
    if let domain = choices[other].domain {
      choices[other] = .number(random.next(through: domain.span), domain)
    }
    return shrinker.accepts(choices)
  }
}
