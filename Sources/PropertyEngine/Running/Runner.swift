/// One search.
struct Runner {
  let property: AnyProperty
  let configuration: RunConfiguration
  private var cases = 0
  private var discards: [String: Int] = [:]
  private var labels: [String: Int] = [:]

  init(_ property: AnyProperty, _ configuration: RunConfiguration) {
    self.property = property
    self.configuration = configuration
  }

  mutating func run() -> Report {
    var stream: UInt64 = 0
    var discarded = 0
    var draw = Draw(random: SplitMix64(seed: configuration.seed), limits: property.limits)
    var observations = Observations()
    while cases < configuration.cases {
      draw.restart(SplitMix64(seed: configuration.seed, stream: stream))
      stream += 1
      do {
        try property.evaluate(&draw, &observations)
        cases += 1
      } catch let discard as Discard {
        discards[discard.reason, default: 0] += 1
        discarded += 1
        if discarded > configuration.cases * configuration.discardsPerCase {
          return report(.gaveUp("\(discarded) cases were discarded"))
        }
      } catch {
        cases += 1
        return report(
          .failed(
            property.counterexample(
              draw.sequence, Failure(of: error), limits: configuration.shrinking)))
      }
      if !observations.isEmpty {
        for label in observations.labels { labels[label, default: 0] += 1 }
        observations = Observations()
      }
    }
    return report(.passed)
  }

  private func report(_ outcome: Report.Outcome) -> Report {
    Report(
      property: property.name, outcome: outcome, cases: cases, discards: tallies(discards),
      labels: tallies(labels), warnings: [], seed: configuration.seed, isExhaustive: false)
  }

  private func tallies(_ counts: [String: Int]) -> [Report.Tally] {
    counts.map { Report.Tally(name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
  }
}
