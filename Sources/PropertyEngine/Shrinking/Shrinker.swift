/// Makes a failing case simpler for as long as it fails in the same way.
///
/// It knows nothing about values: passes edit the choices, the generator is run over the edited
/// choices, and what it made of them is the candidate. Only a candidate that is simpler than the
/// best case and was never tried before is worth a call of the property; running the generator
/// costs no evaluation, so passes may probe with it freely.
struct Shrinker {
  let property: AnyProperty
  let kind: FailureKind
  let limits: ShrinkLimits
  /// The simplest failing case so far.
  var best: ChoiceSequence
  /// The best case when the passes began their last round.
  private(set) var roundStart: ChoiceSequence
  private(set) var failure: Failure
  var evaluations = 0
  /// Property calls spent on saying more about the best case, not on finding it.
  var confirmations = 0
  var replays = 0
  /// The passes that hit their cap: none should.
  private(set) var capped: Set<ShrinkPassName> = []
  var provenMinimal = false
  /// No shorter sequence of steps brings the model to where the last step found it.
  var pathIsShortest = false
  /// Cases that are known not to be a simpler failure of this kind.
  private var seen: Set<UInt64>
  private var passEnd = Int.max
  private var lastEscape: ShrinkPassName?
  /// Where numbers were searched for before.
  private var searches: Set<Search> = []

  init(
    _ property: AnyProperty, _ found: ChoiceSequence, _ failure: Failure, limits: ShrinkLimits,
    seen: Set<UInt64> = []
  ) {
    self.property = property
    self.limits = limits
    self.seen = seen
    self.failure = failure
    kind = failure.kind
    best = property.repaired(found.choices)
    roundStart = best
  }

  /// Runs the passes over and over until none of them finds anything simpler.
  mutating func run() {
    cutSteps()
    repeat { settle() } while !isSpent && escapes()
  }

  /// Reaches a local minimum: a case that no ordinary pass makes simpler.
  private mutating func settle() {
    var slowRounds = 0
    repeat {
      slowRounds = best.count == roundStart.count ? slowRounds + 1 : 0
      roundStart = best
      // Numbers that go down round by round, each by little, are tied to each other, or what they
      // must be changes with each step.
      if slowRounds > Self.patience {
        for name in [ShrinkPassName.tieNumbers, .tryNotableNumbers]
        where limits.passes.contains(name) {
          passEnd = evaluations + limits.evaluationsPerEscape
          name.pass.run(&self)
          passEnd = .max
        }
      }
      for name in limits.passes where !name.isEscape && !isSpent {
        if name.isLastResort && best < roundStart { break }
        if name.isForSteps && best.steps.isEmpty { continue }
        passEnd = evaluations + limits.evaluationsPerPass
        name.pass.run(&self)
        if evaluations >= passEnd { capped.insert(name) }
      }
      passEnd = .max
    } while best < roundStart && !isSpent
  }

  /// Rounds in which numbers alone go down, before they are taken to be tied.
  private static let patience = 3

  /// Looks for a way out of a local minimum; the way that led out last is tried first.
  ///
  /// Where there is none, the calls that took confirm the minimum, and count as confirmations.
  private mutating func escapes() -> Bool {
    let before = best
    let spent = evaluations
    let names = limits.passes.filter(\.isEscape)
    for name in [lastEscape].compactMap(\.self) + names.filter({ $0 != lastEscape }) {
      guard limits.passes.contains(name), !isSpent else { continue }
      passEnd = evaluations + limits.evaluationsPerEscape
      name.pass.run(&self)
      passEnd = .max
      if best < before {
        lastEscape = name
        return true
      }
    }
    confirmations += evaluations - spent
    evaluations = spent
    return false
  }

  /// The budget, or that of the pass at work, is used up.
  var isSpent: Bool {
    evaluations + confirmations >= limits.evaluations || replays >= limits.replays
      || evaluations >= passEnd
  }

  /// What the whole shrink was stopped by; nil when it came to its end.
  var stoppedBy: String? {
    if limits.passes.isEmpty { return nil }
    if evaluations + confirmations >= limits.evaluations {
      return "\(limits.evaluations) calls of the property"
    }
    return replays >= limits.replays ? "\(limits.replays) runs of the generator" : nil
  }

  /// Tries edited choices; true when they made a simpler case that fails the same way.
  mutating func accepts(_ choices: [Choice]) -> Bool { accepts(ChoiceSequence(choices)) }

  /// The same for edited choices whose spans are known, which keep the replay in step.
  mutating func accepts(_ edited: ChoiceSequence) -> Bool {
    accepts(Draw(replaying: edited, limits: property.limits))
  }

  /// The same for choices that are followed by random ones.
  mutating func accepts(_ choices: [Choice], then random: SplitMix64) -> Bool {
    accepts(Draw(replaying: choices, then: random, limits: property.limits))
  }

  private mutating func accepts(_ draw: consuming Draw) -> Bool {
    guard !isSpent else { return false }
    replays += 1
    var draw = draw
    var observations = Observations()
    do {
      let trial = try property.prepare(&draw)
      let candidate = draw.sequence
      guard candidate < best, seen.insert(candidate.fingerprint).inserted else { return false }
      evaluations += 1
      try trial.check(&observations)
      return false
    } catch {
      guard case .failed(let failure) = AnyProperty.outcome(of: error), failure.kind == kind
      else { return false }
      let candidate = decisive(observations, of: draw.sequence)
      guard candidate < best else { return false }
      best = candidate
      self.failure = failure
      provenMinimal = false
      pathIsShortest = false
      return true
    }
  }

  /// Whether edited choices fail in the same way, simpler or not; nil when the generator makes
  /// something else of them. The best case stays.
  mutating func fails(_ choices: [Choice]) -> Bool? {
    guard !isSpent else { return nil }
    replays += 1
    var draw = Draw(replaying: choices, limits: property.limits)
    do {
      let trial = try property.prepare(&draw)
      guard draw.choices == choices else { return nil }
      confirmations += 1
      var observations = Observations()
      try trial.check(&observations)
      return false
    } catch {
      guard case .failed(let failure) = AnyProperty.outcome(of: error) else { return false }
      return failure.kind == kind
    }
  }

  /// A failing case without the choices that the property had not yet looked at when it failed.
  mutating func decisive(
    _ observations: Observations, of candidate: ChoiceSequence
  ) -> ChoiceSequence {
    guard let end = observations.decisiveChoices, end < candidate.count,
      let cut = probe(Array(candidate.choices[..<end])), cut < candidate
    else { return candidate }
    seen.insert(cut.fingerprint)
    return cut
  }

  /// What the generator makes of edited choices, without judging it; nil when it discards them.
  mutating func probe(_ choices: [Choice]) -> ChoiceSequence? { probe(ChoiceSequence(choices)) }

  /// The same for edited choices whose spans are known.
  mutating func probe(_ edited: ChoiceSequence) -> ChoiceSequence? {
    guard replays < limits.replays else { return nil }
    replays += 1
    var draw = Draw(replaying: edited, limits: property.limits)
    do { _ = try property.prepare(&draw) } catch { return nil }
    return draw.sequence
  }

  /// Whether a pass has searched for a number at this place before, in a case of as many choices.
  mutating func searchesAgain(_ position: Int, _ other: Int? = nil, in pass: ShrinkPassName) -> Bool
  {
    !searches.insert(Search(pass: pass, count: best.count, position: position, other: other))
      .inserted
  }

  private struct Search: Hashable {
    let pass: ShrinkPassName
    let count: Int
    let position: Int
    let other: Int?
  }

  /// Whether the case was tried already.
  func hasSeen(_ candidate: ChoiceSequence) -> Bool { seen.contains(candidate.fingerprint) }
}
