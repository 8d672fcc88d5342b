/// Replaces steps by fewer ones, or by simpler ones, which take over the arguments they can: write
/// becomes read; make, open and set-class become one create.
///
/// There are many ways to do that. Only those are tried that leave the model's expectations of all
/// other steps as they are, and asking the model costs no evaluation.
struct RefitSteps: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    for keepsGrounds in [true, false] {
      let end = shrinker.evaluations + StepRefitter.mostEvaluations
      while let refitter = StepRefitter(&shrinker, keepsGrounds: keepsGrounds, until: end),
        refitter.simplify(&shrinker) || refitter.join(&shrinker) || refitter.shorten(&shrinker)
          || refitter.askOtherwise(&shrinker)
      {}
    }
  }
}

extension Shrinker {
  /// What the generator makes of edited choices, and what it lets one expect; nil when it discards
  /// them, or nothing is known.
  mutating func preview(_ choices: [Choice]) -> (sequence: ChoiceSequence, outlook: Outlook)? {
    guard replays < limits.replays else { return nil }
    replays += 1
    var draw = Draw(replaying: choices, limits: property.limits)
    do {
      guard let outlook = try property.prepare(&draw).outlook else { return nil }
      return (draw.sequence, outlook)
    } catch { return nil }
  }
}
