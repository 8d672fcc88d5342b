extension Shrinker {
  /// Where few untried cases are simpler than the best one, tries them all. When one fails, it is
  /// shrunk in turn; when none does, the best case is proven minimal, and the calls that took count
  /// as confirmations.
  mutating func prove() {
    while limits.proof > 0, !isSpent, let untried = untriedBelow(), untried.count <= limits.proof {
      let before = best
      let spent = evaluations
      for candidate in untried where accepts(candidate.choices) { break }
      if best == before {
        confirmations += evaluations - spent
        evaluations = spent
        provenMinimal = !isSpent
        return
      }
      run()
    }
  }

  private func untriedBelow() -> [ChoiceSequence]? {
    SimplerCases.all(best, of: property)?.filter { !hasSeen($0) }
  }
}
