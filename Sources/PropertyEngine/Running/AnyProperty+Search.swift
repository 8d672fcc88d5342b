extension AnyProperty {
  /// Looks for a failing case within the budget and shrinks the first one found.
  ///
  /// - Complexity: O(*n*) runs of the generator and of the property, where *n* is the number of
  ///   cases with those that are discarded; then what shrinking and explaining a failure take,
  ///   which `ShrinkLimits` bounds.
  public func search(_ configuration: RunConfiguration) -> Report {
    var runner = Runner(self, configuration)
    return runner.run()
  }

  /// Shrinks a saved failing input; nil when it does not fail.
  ///
  /// - Complexity: at most as many runs of the property as `limits` allows, and the generator runs
  ///   between them.
  public func shrink(_ bytes: [UInt8], limits: ShrinkLimits = ShrinkLimits()) -> Counterexample? {
    shrink(choices(decoding: bytes), limits: limits)
  }

  /// Shrinks a failing case; nil when it does not fail.
  public func shrink(
    _ sequence: ChoiceSequence, limits: ShrinkLimits = ShrinkLimits()
  ) -> Counterexample? {
    guard case .failed(let failure) = replay(sequence.choices) else { return nil }
    return counterexample(sequence, failure, limits: limits, explains: true)
  }

  /// Runs the case that recorded choices, or a replay token's, stand for.
  ///
  /// - Complexity: one run of the generator and of the property.
  public func replay(_ choices: [Choice]) -> Outcome {
    var draw = Draw(replaying: choices, limits: limits)
    return outcome(&draw)
  }

  func counterexample(
    _ found: ChoiceSequence, _ failure: Failure, limits: ShrinkLimits, explains: Bool,
    seen: Set<UInt64> = []
  ) -> Counterexample {
    var shrinker = Shrinker(self, found, failure, limits: limits, seen: seen)
    shrinker.run()
    shrinker.prove()
    var explanation = Explanation(self, shrinker.kind)
    var remarks: [String] = []
    if explains {
      remarks =
        shrinker.best.steps.isEmpty
        ? explanation.remarks(on: shrinker.best) : shrinker.explainSteps()
    }
    if shrinker.pathIsShortest {
      remarks.append("no shorter sequence of steps brings the model to where the last one found it")
    }
    let capped = limits.passes.filter { shrinker.capped.contains($0) }
    remarks += capped.map {
      "the shrink pass \($0.rawValue) stopped at its cap of \(limits.evaluationsPerPass) calls, so "
        + "a simpler case may fail too; that is a fault of the engine"
    }
    if let limit = shrinker.stoppedBy {
      remarks.append("shrinking stopped at its limit of \(limit), so a simpler case may fail too")
    }
    return Counterexample(
      value: describe(shrinker.best.choices), original: describe(found.choices),
      choices: shrinker.best, bytes: encode(shrinker.best), failure: shrinker.failure,
      evaluations: shrinker.evaluations,
      confirmations: shrinker.confirmations + explanation.evaluations, explanation: remarks,
      provenMinimal: shrinker.provenMinimal, cappedPasses: capped)
  }

  /// The value that choices stand for, as text.
  ///
  /// - Complexity: one run of the generator, and the length of the text.
  public func describe(_ choices: [Choice]) -> String {
    var draw = Draw(replaying: choices, limits: limits)
    do { return try prepare(&draw).describe() } catch {
      return "nothing (\((error as? Discard)?.reason ?? String(describing: error)))"
    }
  }
}
