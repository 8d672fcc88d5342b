/// Replaces steps by fewer ones, or by simpler ones, which take over the arguments they can: write
/// becomes read; make, open and set-class become one create.
///
/// There are many ways to do that. Only those are tried that leave the model's expectations of all
/// other steps as they are, and asking the model costs no evaluation.
struct ReplaceSteps: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    for keepsBasis in [true, false] {
      let end = shrinker.evaluations + StepReplacer.mostEvaluations
      while let refitter = StepReplacer(&shrinker, keepsBasis: keepsBasis, until: end),
        refitter.simplify(&shrinker) || refitter.join(&shrinker) || refitter.shorten(&shrinker)
          || refitter.askOtherwise(&shrinker)
      {}
    }
  }
}

extension Shrinker {
  /// What the generator makes of edited choices, and what it lets one expect; nil when it discards
  /// them, or nothing is known.
  mutating func preview(_ choices: [Choice]) -> (sequence: ChoiceSequence, prediction: Prediction)?
  {
    guard replays < limits.replays else { return nil }
    replays += 1
    var draw = Draw(replaying: choices, limits: property.limits)
    do {
      guard let prediction = try property.prepare(&draw).prediction else { return nil }
      return (draw.sequence, prediction)
    } catch { return nil }
  }
}
