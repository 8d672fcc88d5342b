import PropertyEngine
import Testing

/// Runs challenges and looks at their minima.
enum Shrinking {
  static let seeds: [UInt64] = Array(1...12)

  /// The results of a challenge over the seeds; without the systematic phase each search starts at
  /// a random failure, so that the shrinker does all the work.
  static func results(_ challenge: Challenge, systematic: Bool = false) -> [String] {
    seeds.map { seed in
      var configuration = RunConfiguration(seed: seed, cases: 20_000, explains: false)
      if !systematic {
        configuration.simplestCases = 0
        configuration.exhaustiveCases = 0
      }
      return challenge.property.search(configuration).counterexample?.value ?? "not found"
    }
  }

  /// Expects the true minimum from every seed, with and without the systematic phase.
  static func expectMinimum(
    _ challenge: Challenge, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = [String](repeating: challenge.minima[0], count: seeds.count)
    #expect(results(challenge, systematic: true) == expected, sourceLocation: sourceLocation)
    #expect(results(challenge) == expected, sourceLocation: sourceLocation)
  }

  /// Expects that the minimum is missed at least once when passes are switched off, and nothing
  /// else leads out of the local minimum.
  static func expectMissed(
    _ challenge: Challenge, without passes: [ShrinkPassName],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let missed = seeds.contains { seed in
      var configuration = RunConfiguration(
        seed: seed, cases: 20_000, simplestCases: 0, exhaustiveCases: 0, explains: false)
      configuration.shrinking.proof = 0
      configuration.shrinking.evaluationsPerEscape = 0
      configuration.shrinking.passes.removeAll { passes.contains($0) }
      let value = challenge.property.search(configuration).counterexample?.value
      return value.map { !challenge.minima.contains($0) } ?? true
    }
    #expect(missed, sourceLocation: sourceLocation)
  }
}
