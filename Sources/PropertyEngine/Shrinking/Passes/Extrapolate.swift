/// Repeats what a round of passes did to the numbers of a case, twice as often each time: many
/// small steps in one direction become a few great ones.
struct Extrapolate: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    let last = shrinker.best
    let changes = changes(shrinker.roundStart, last)
    guard changes.count > 1 else { return }
    for isInside in [false, true] {
      var times: Int128 = 1
      while let choices = extended(last, by: changes, times: times, isInside: isInside),
        shrinker.accepts(choices)
      {
        times *= 2
      }
      if times > 1 { return }
    }
  }

  /// The case with its changes made some more times; nil where a number leaves its domain.
  ///
  /// A round leaves the numbers at an edge of what fails, where the least rounding leads out of it.
  /// Half a step inside, what follows the first number has room on either side.
  private func extended(
    _ last: ChoiceSequence, by changes: [(position: Int, change: Int128)], times: Int128,
    isInside: Bool
  ) -> [Choice]? {
    var choices = last.choices
    for (order, (position, change)) in changes.enumerated() {
      let back = isInside && order > 0 ? change / 2 : 0
      guard let domain = last.choices[position].domain?.integers,
        let old = last.number(at: position),
        let choice = domain.choice(carrying: old + change * times - back)
      else { return nil }
      choices[position] = choice
    }
    return choices
  }

  /// How the numbers of two cases of one shape differ.
  private func changes(
    _ before: ChoiceSequence, _ after: ChoiceSequence
  ) -> [(position: Int, change: Int128)] {
    guard before.count == after.count else { return [] }
    return after.choices.indices.compactMap { position in
      guard let old = before.number(at: position), let new = after.number(at: position), old != new,
        before.choices[position].domain?.integers?.isSigned
          == after.choices[position].domain?.integers?.isSigned
      else { return nil }
      return (position, new - old)
    }
  }
}
