/// One search: the whole space when it is small, else the simplest cases and random ones in turns.
struct Runner {
  let property: AnyProperty
  let configuration: RunConfiguration
  private var judged = 0
  private var discarded = 0
  private var discards: [String: Int] = [:]
  private var labels: [String: Int] = [:]
  private var cover = CoverTally()
  /// When the time is up; nil for never.
  private var deadline: ContinuousClock.Instant?
  private var isOutOfTime = false
  private var isExhaustive = false
  private var diagnostics = SearchDiagnostics()
  private var hillClimber = HillClimber()
  private var simplest: SimplestCases
  /// The failing case that is to be shrunk.
  private var failed: (sequence: ChoiceSequence, failure: Failure)?
  /// Cases judged when the first one failed.
  private var judgedAtFailure: Int?
  /// Cases discarded by then.
  private var discardedAtFailure: Int?
  /// Fingerprints of the simplest cases tried; random ones are too many to remember.
  private var seen: Set<UInt64> = []
  private var observations = Observations()

  init(_ property: AnyProperty, _ configuration: RunConfiguration) {
    self.property = property
    self.configuration = configuration
    simplest = SimplestCases(property)
  }

  mutating func run() -> Report {
    deadline = configuration.time.map { ContinuousClock.now + $0 }
    if let all = simplest.wholeSpace(most: min(configuration.exhaustiveCases, configuration.cases))
    {
      isExhaustive = true
      for (reason, count) in simplest.discards { discards[reason, default: 0] += count }
      for sequence in all {
        guard hasTime() else {
          isExhaustive = false
          break
        }
        guard fits(sequence.choices) else {
          isExhaustive = false
          continue
        }
        guard judge(sequence) else { break }
      }
    } else {
      takeTurns()
    }
    guard let failed else { return ended() }
    return report(
      .failed(
        property.counterexample(
          failed.sequence, failed.failure, limits: configuration.shrinking,
          explains: configuration.explains, seen: seen)))
  }

  /// The report of a search without a failure.
  private func ended() -> Report {
    if judged == 0 { return report(.nothingJudged(reasonForNothing)) }
    if discarded > mostDiscards {
      return report(.gaveUp("\(discarded) cases were discarded; loosen the assumptions"))
    }
    let unmet = cover.report(judged: judged).filter { !$0.isMet }
    if !unmet.isEmpty {
      let figures = unmet.map { "\($0)" }.joined(separator: "; ")
      return report(.gaveUp("too few cases show what they should: \(figures)"))
    }
    return report(.passed)
  }

  /// Whether no collection of a case is larger than the configuration allows.
  private func fits(_ choices: [Choice]) -> Bool {
    guard let size = configuration.size else { return true }
    return choices.allSatisfy { choice in
      switch choice {
      case .number(let index, let domain): !domain.isCount || index <= UInt64(max(size, 0))
      case .bytes(let bytes, let count): bytes.count - count.lowerBound <= size
      }
    }
  }

  /// Whether another case may be tried.
  private mutating func hasTime() -> Bool {
    guard let deadline else { return true }
    if !isOutOfTime { isOutOfTime = ContinuousClock.now >= deadline }
    return !isOutOfTime
  }

  private var untried: Int {
    isOutOfTime && failed == nil ? max(configuration.cases - judged, 0) : 0
  }

  private var warnings: [String] {
    let warnings = diagnostics.warnings(cases: judged, discards: tallies(discards))
    guard untried > 0, let time = configuration.time else { return warnings }
    return warnings + [
      "the time of \(time) was up after \(judged) of \(configuration.cases) cases: "
        + "\(untried) were not tried"
    ]
  }

  private var reasonForNothing: String {
    if configuration.cases < 1 { return "the search was asked for \(configuration.cases) cases" }
    if isOutOfTime { return "the time was up before one was made" }
    guard let worst = tallies(discards).max(by: { $0.count < $1.count }) else {
      return "the generator makes no case"
    }
    let all = isExhaustive ? "all" : "\(discarded)"
    return "\(all) cases were discarded, mostly for \"\(worst.name)\""
  }

  private var mostDiscards: Int {
    let (most, overflow) = configuration.cases.multipliedReportingOverflow(
      by: configuration.discardsPerCase)
    return overflow ? .max : most
  }

  private mutating func takeTurns() {
    var remaining = min(configuration.simplestCases, configuration.cases / 4)
    var stream: UInt64 = 0
    var turn: UInt64 = 0
    var draw = Draw(
      random: SplitMix64(seed: configuration.seed), constants: configuration.constants,
      limits: property.limits)
    while judged < configuration.cases, discarded <= mostDiscards, hasTime() {
      turn += 1
      if remaining > 0, turn % Self.turns != 0 {
        guard let next = simplest.next() else {
          remaining = 0
          continue
        }
        remaining -= 1
        guard fits(next.choices) else { continue }
        guard judge(next) else { return }
        continue
      }
      var random = SplitMix64(seed: configuration.seed, stream: stream)
      stream += 1
      if hillClimber.isActive, stream % 2 == 0 {
        if climbOn(&random) { continue } else { break }
      }
      let most = configuration.size.map { UInt64(max($0, 0)) } ?? .max
      draw.restart(random, mostElements: min(mostElements(stream), most))
      guard passes(&draw) else { break }
      if stream <= Self.sampled { diagnostics.sample(choices: draw.count) }
    }
    lookForSimplerFailure(remaining)
  }

  /// After a random failure judges the simplest cases that were still to come: the first of them
  /// that fails is reported instead, so that the order of the turns decides nothing but the time.
  private mutating func lookForSimplerFailure(_ remaining: Int) {
    guard let found = failed else { return }
    for _ in 0..<remaining {
      guard hasTime(), let next = simplest.next() else { return }
      if next < found.sequence, fits(next.choices), !judge(next) { return }
    }
  }

  /// While there are simplest cases, every so many turns a random case comes between them: the code
  /// under test then meets a value of full size early, however slow it is.
  private static let turns: UInt64 = 2

  /// Of the first random cases three in four have short collections, as what fails among them is
  /// easier to shrink. The first that comes between simplest ones is of full size.
  private func mostElements(_ stream: UInt64) -> UInt64 {
    let isFull = stream % 4 == (configuration.simplestCases > 0 ? 1 : 0)
    return stream < 172 && !isFull ? 2 + stream / 6 : .max
  }

  /// Random cases whose size is looked at.
  private static let sampled: UInt64 = 256

  /// Judges a given case; false when it fails.
  private mutating func judge(_ sequence: ChoiceSequence) -> Bool {
    var draw = Draw(replaying: sequence.choices, limits: property.limits)
    guard passes(&draw) else { return false }
    seen.insert(sequence.fingerprint)
    return true
  }

  /// Varies the case that scored highest; false when that fails.
  private mutating func climbOn(_ random: inout SplitMix64) -> Bool {
    let choices = hillClimber.variation(&random)
    guard fits(choices) else { return true }
    var draw = Draw(replaying: choices, then: random, limits: property.limits)
    draw.constants = configuration.constants
    return passes(&draw)
  }

  /// Draws a case and judges it; when it fails, the search is finished.
  private mutating func passes(_ draw: inout Draw) -> Bool {
    do {
      try property.evaluate(&draw, &observations)
      judged += 1
    } catch let discard as Discard {
      discards[discard.reason, default: 0] += 1
      discarded += 1
      observations = Observations()
    } catch {
      judged += 1
      judgedAtFailure = judgedAtFailure ?? judged
      discardedAtFailure = discardedAtFailure ?? discarded
      failed = (draw.sequence, Failure(of: error))
      observations = Observations()
      return false
    }
    if !observations.isEmpty {
      if let score = observations.score { hillClimber.note(draw.choices, score) }
      for label in observations.labels { labels[label, default: 0] += 1 }
      cover.add(observations)
      observations = Observations()
    }
    return true
  }

  private func report(_ outcome: Report.Outcome) -> Report {
    Report(
      property: property.name, outcome: outcome, judged: judged,
      judgedAfterFailure: judgedAtFailure.map { judged - $0 } ?? 0,
      discardedAfterFailure: discardedAtFailure.map { discarded - $0 } ?? 0,
      enumerated: simplest.enumerated,
      discards: tallies(discards), labels: tallies(labels),
      coverage: cover.report(judged: judged), untried: untried, warnings: warnings,
      seed: configuration.seed, constants: configuration.constants.count,
      isExhaustive: isExhaustive)
  }

  private func tallies(_ counts: [String: Int]) -> [Report.Tally] {
    counts.map { Report.Tally(name: $0.key, count: $0.value) }.sorted { $0.name < $1.name }
  }
}
