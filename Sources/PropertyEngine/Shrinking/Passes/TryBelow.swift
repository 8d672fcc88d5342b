/// Leaves a local minimum by trying the simplest cases of all, in order; and where only few cases
/// are simpler than the best, tries every one of them, which proves that it is the minimum.
struct TryBelow: ShrinkPass {
  /// The most simple cases to try.
  private static let simplest = 64
  /// The most untried cases to spend on a proof.
  private static let proof = 32

  func run(_ shrinker: inout Shrinker) {
    let before = shrinker.best
    var cases = SimplestCases(shrinker.property.generatorRun)
    for _ in 0..<Self.simplest {
      guard let candidate = cases.next() else { break }
      if shrinker.accepts(candidate.choices) { return }
    }
    guard shrinker.best == before,
      let below = CasesBelow.all(shrinker.best, shrinker.property.generatorRun)
    else { return }
    let untried = below.filter { !shrinker.hasSeen($0) }
    guard untried.count <= Self.proof else { return }
    for candidate in untried where shrinker.accepts(candidate.choices) { return }
    shrinker.provenMinimal = !shrinker.isSpent
  }
}

extension AnyProperty {
  /// The generator alone, as a function of choices.
  var generatorRun: ([Choice]) -> ChoiceSequence { { repaired($0) } }
}
