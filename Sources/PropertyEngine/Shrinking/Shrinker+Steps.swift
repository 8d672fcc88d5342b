extension Shrinker {
  /// Runs a case with steps once more to learn after which of them it failed.
  mutating func cutSteps() {
    guard best.spans.contains(where: { $0.kind == .step && $0.label > 0 }), !isSpent else { return }
    var draw = Draw(replaying: best, limits: property.limits)
    var observations = Observations()
    do {
      let trial = try property.prepare(&draw)
      evaluations += 1
      try trial.check(&observations)
    } catch {
      guard case .failed(let failure) = AnyProperty.outcome(of: error), failure.kind == kind
      else { return }
      cut(to: observations.decisiveChoices)
    }
  }

  /// Drops the steps after the one that failed: they were never run, so no evaluation is needed.
  mutating func cut(to count: Int?) {
    guard let count, count < best.count else { return }
    let shorter = property.repaired(Array(best.choices[..<count]))
    if shorter < best { best = shorter }
  }
}
