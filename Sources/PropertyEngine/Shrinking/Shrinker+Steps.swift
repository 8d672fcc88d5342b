extension Shrinker {
  /// Runs a case with steps once more, to cut off those it had not reached when it failed.
  mutating func cutSteps() {
    guard !best.steps.isEmpty, !isSpent else { return }
    var draw = Draw(replaying: best, limits: property.limits)
    var observations = Observations()
    do {
      let trial = try property.prepare(&draw)
      evaluations += 1
      try trial.check(&observations)
    } catch {
      guard case .failed(let failure) = AnyProperty.outcome(of: error), failure.kind == kind
      else { return }
      best = decisive(observations, of: best)
    }
  }
}
