extension Shrinker {
  /// Where few untried cases are simpler than the best one, tries them all. When one fails, it is
  /// shrunk in turn; when none does, the best case is proven minimal.
  mutating func prove() {
    while limits.proof > 0, !isSpent, let untried = untriedBelow(), untried.count <= limits.proof {
      isConfirming = true
      let before = best
      for candidate in untried where accepts(candidate.choices) { break }
      isConfirming = false
      if best == before {
        provenMinimal = !isSpent
        return
      }
      run()
    }
  }

  private func untriedBelow() -> [ChoiceSequence]? {
    CasesBelow.all(best, property.generatorRun)?.filter { !hasSeen($0) }
  }
}
