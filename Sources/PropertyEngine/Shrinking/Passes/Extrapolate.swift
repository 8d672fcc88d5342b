/// Repeats what a round of passes did to the numbers of a case, twice as often each time: many
/// small steps in one direction become a few great ones.
struct Extrapolate: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    let last = shrinker.best
    let changes = changes(shrinker.roundStart, last)
    guard changes.count > 1 else { return }
    var times: Int128 = 1
    while !shrinker.isSpent {
      var choices = last.choices
      for (position, change) in changes {
        guard let domain = last.choices[position].domain, let old = last.number(at: position),
          let choice = domain.choice(carryingNumber: old + change * times)
        else { return }
        choices[position] = choice
      }
      guard shrinker.accepts(choices) else { return }
      times *= 2
    }
  }

  /// How the numbers of two cases of one shape differ.
  private func changes(
    _ before: ChoiceSequence, _ after: ChoiceSequence
  ) -> [(position: Int, change: Int128)] {
    guard before.count == after.count else { return [] }
    return after.choices.indices.compactMap { position in
      guard let old = before.number(at: position), let new = after.number(at: position), old != new,
        before.choices[position].domain?.kind == after.choices[position].domain?.kind
      else { return nil }
      return (position, new - old)
    }
  }
}
