/// Lowers equal arguments of several steps together: the same key, name or place throughout.
struct LowerStepDuplicates: ShrinkPass {
  /// A choice among more alternatives than this is not a name but a number, or a handle's age.
  private static let most: UInt64 = 64
  private static let tries: UInt64 = 4

  func run(_ shrinker: inout Shrinker) {
    var position = 0
    while position < shrinker.best.count && !shrinker.isSpent {
      lower(position, &shrinker)
      position += 1
    }
  }

  private func lower(_ position: Int, _ shrinker: inout Shrinker) {
    let choice = shrinker.best.choices[position]
    guard let domain = choice.domain, let index = choice.index, index > 0,
      domain.span < Self.most, isArgument(position, shrinker.best)
    else { return }
    let twins = shrinker.best.choices.indices.filter {
      $0 >= position && shrinker.best.choices[$0] == choice && isArgument($0, shrinker.best)
    }
    guard twins.count > 1 else { return }
    for lower in 0..<min(index, Self.tries) {
      var choices = shrinker.best.choices
      for twin in twins { choices[twin] = .number(lower, domain) }
      if shrinker.accepts(choices) { return }
    }
  }

  /// Inside a step and not what says which kind it is.
  private func isArgument(_ position: Int, _ best: ChoiceSequence) -> Bool {
    best.steps.contains { $0.contains(position) && $0.lowerBound < position }
  }
}
