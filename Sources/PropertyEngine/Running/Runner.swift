/// One search: the whole space when it is small, else the simplest cases and then random ones.
struct Runner {
  let property: AnyProperty
  let configuration: RunConfiguration
  private var cases = 0
  private var discarded = 0
  private var discards: [String: Int] = [:]
  private var labels: [String: Int] = [:]
  private var isExhaustive = false
  private var health = Health()
  private var climb = Climb()
  /// The report of the first failure.
  private var finished: Report?
  /// Fingerprints of the simplest cases tried; random ones are too many to remember.
  private var seen: Set<UInt64> = []

  init(_ property: AnyProperty, _ configuration: RunConfiguration) {
    self.property = property
    self.configuration = configuration
  }

  mutating func run() -> Report {
    if let all = wholeSpace() {
      isExhaustive = true
      return run(all) ?? report(.passed)
    }
    if let failed = run(simplest()) { return failed }
    return runRandom()
  }

  /// Every case, in order, when the configuration allows that many.
  private func wholeSpace() -> [ChoiceSequence]? {
    let most = min(configuration.exhaustiveCases, configuration.cases)
    guard most > 0 else { return nil }
    let first = property.repaired([])
    var least: UInt64 = 1
    for choice in first.choices {
      guard case .number(_, let domain) = choice, domain.span < UInt64(most) else { return nil }
      least += domain.span
    }
    guard least <= UInt64(most) else { return nil }
    var found: [ChoiceSequence] = []
    var cases = SimplestCases(property.generatorRun)
    while let next = cases.next() {
      found.append(next)
      guard found.count <= most else { return nil }
    }
    return cases.isExhausted ? found.sorted() : nil
  }

  private func simplest() -> [ChoiceSequence] {
    var found: [ChoiceSequence] = []
    var cases = SimplestCases(property.generatorRun)
    while found.count < min(configuration.simplestCases, configuration.cases / 4),
      let next = cases.next()
    {
      found.append(next)
    }
    return found
  }

  /// Runs given cases; a report when one fails.
  private mutating func run(_ sequences: [ChoiceSequence]) -> Report? {
    var observations = Observations()
    for sequence in sequences {
      var draw = Draw(replaying: sequence.choices, limits: property.limits)
      if !passes(&draw, &observations) { return finished }
      seen.insert(sequence.fingerprint)
    }
    return nil
  }

  private mutating func runRandom() -> Report {
    var stream: UInt64 = 0
    var draw = Draw(random: SplitMix64(seed: configuration.seed), limits: property.limits)
    var observations = Observations()
    while cases < configuration.cases {
      var random = SplitMix64(seed: configuration.seed, stream: stream)
      stream += 1
      if climb.isActive, stream % 2 == 0 {
        guard climbOn(&random, &observations) else { break }
        continue
      }
      draw.restart(random, mostElements: Self.mostElements(stream))
      if stream <= Self.sampled { health.sample(choices: draw.count) }
      guard passes(&draw, &observations) else { break }
      if discarded > configuration.cases * configuration.discardsPerCase {
        return report(.gaveUp("\(discarded) cases were discarded; loosen the assumptions"))
      }
    }
    return finished ?? report(.passed)
  }

  /// The first random cases have short collections: what fails among them is easier to shrink.
  private static func mostElements(_ stream: UInt64) -> UInt64 {
    stream < 128 ? 2 + stream / 4 : .max
  }

  /// Random cases whose size is looked at.
  private static let sampled: UInt64 = 256

  /// Varies the case that scored highest; false when that fails.
  private mutating func climbOn(
    _ random: inout SplitMix64, _ observations: inout Observations
  ) -> Bool {
    let choices = climb.variation(&random)
    var draw = Draw(replaying: choices, then: random, limits: property.limits)
    return passes(&draw, &observations)
  }

  /// Draws a case and judges it; when it fails, the search is finished.
  private mutating func passes(
    _ draw: inout Draw, _ observations: inout Observations
  ) -> Bool {
    do {
      try property.evaluate(&draw, &observations)
      cases += 1
    } catch let discard as Discard {
      discards[discard.reason, default: 0] += 1
      discarded += 1
    } catch {
      cases += 1
      finished = report(
        .failed(
          property.counterexample(
            draw.sequence, Failure(of: error), limits: configuration.shrinking,
            explains: configuration.explains, seen: seen)))
      return false
    }
    if !observations.isEmpty {
      if let score = observations.score { climb.note(draw.choices, score) }
      for label in observations.labels { labels[label, default: 0] += 1 }
      observations = Observations()
    }
    return true
  }

  private func report(_ outcome: Report.Outcome) -> Report {
    Report(
      property: property.name, outcome: outcome, cases: cases, discards: tallies(discards),
      labels: tallies(labels),
      warnings: health.warnings(
        cases: cases, discards: tallies(discards)),
      seed: configuration.seed,
      isExhaustive: isExhaustive)
  }

  private func tallies(_ counts: [String: Int]) -> [Report.Tally] {
    counts.map { Report.Tally(name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
  }
}
