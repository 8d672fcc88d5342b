/// Makes a failing case simpler for as long as it fails in the same way.
struct Shrinker {
  let property: AnyProperty
  let kind: FailureKind
  let limits: ShrinkLimits
  /// The simplest failing case so far.
  private(set) var best: ChoiceSequence
  private(set) var failure: Failure
  private(set) var evaluations = 0
  private(set) var replays = 0
  /// Cases known not to be a simpler failure of this kind.
  private var seen: Set<[Choice]>

  init(
    _ property: AnyProperty, _ found: ChoiceSequence, _ failure: Failure, limits: ShrinkLimits,
    seen: Set<[Choice]> = []
  ) {
    self.property = property
    self.limits = limits
    self.seen = seen
    self.failure = failure
    kind = failure.kind
    best = property.repaired(found.choices)
  }

  var isSpent: Bool { evaluations >= limits.evaluations || replays >= limits.replays }

  /// Tries edited choices; true when they made a simpler case that fails the same way.
  mutating func accepts(_ choices: [Choice]) -> Bool {
    guard !isSpent else { return false }
    replays += 1
    var draw = Draw(replaying: choices, limits: property.limits)
    var observations = Observations()
    do {
      let trial = try property.prepare(&draw)
      guard ChoiceSequence(draw.choices) < best, seen.insert(draw.choices).inserted else {
        return false
      }
      evaluations += 1
      try trial.check(&observations)
    } catch {
      guard case .failed(let failure) = AnyProperty.outcome(of: error), failure.kind == kind,
        ChoiceSequence(draw.choices) < best
      else { return false }
      best = draw.sequence
      self.failure = failure
      return true
    }
    return false
  }

  mutating func run() {
    var before: ChoiceSequence
    repeat {
      before = best
      LowerChoices().run(&self)
    } while best < before && !isSpent
  }
}
