/// One cell as the tables write it: what happens, how it is known, and what a knob changes.
public struct PolicyAnswer: Hashable, Sendable {
  /// What happens with every knob at its default, by Apple's sources.
  public var outcome: PolicyOutcome
  /// The kinds of evidence, strongest first.
  public var evidence: [Evidence]
  /// Where it was read, beyond what the row's source says.
  public var source: String
  /// Knobs that change the outcome when turned; the first that applies wins.
  public var knobs: [KnobEffect] = []
  /// Sentences taken literally that change the outcome; they win over knobs.
  public var literal: LiteralEffect?

  /// What turned knobs make of a cell.
  public struct KnobEffect: Hashable, Sendable {
    /// The knobs; all of them have to be turned.
    public var knobs: [Knob]
    /// The outcome then.
    public var outcome: PolicyOutcome
  }

  /// What a literal reading makes of a cell.
  public struct LiteralEffect: Hashable, Sendable {
    /// The sentence.
    public var reading: LiteralReadings
    /// The outcome under it.
    public var outcome: PolicyOutcome
  }

  init(_ outcome: PolicyOutcome, _ tags: String, _ source: String = "") {
    self.outcome = outcome
    self.evidence = Evidence.allCases.filter { tags.contains($0.tag) }
    self.source = source
  }

  /// Succeeds.
  static func ok(_ tags: String, _ source: String = "") -> PolicyAnswer {
    PolicyAnswer(.allowed, tags, source)
  }

  /// EPERM.
  static func no(_ tags: String, _ source: String = "") -> PolicyAnswer {
    PolicyAnswer(.notPermitted, tags, source)
  }

  /// Cannot arise.
  static let never = PolicyAnswer(.notApplicable, "D")

  /// With all of `knobs` turned, the other of allowed and EPERM.
  func or(_ knobs: Knob...) -> PolicyAnswer {
    var copy = self
    let other: PolicyOutcome = outcome == .allowed ? .notPermitted : .allowed
    copy.knobs.append(KnobEffect(knobs: knobs, outcome: other))
    return copy
  }

  /// With `knob` turned, that outcome.
  func turned(_ knob: Knob, _ outcome: PolicyOutcome) -> PolicyAnswer {
    var copy = self
    copy.knobs.append(KnobEffect(knobs: [knob], outcome: outcome))
    return copy
  }

  /// Under a literal reading, that outcome.
  func literally(_ reading: LiteralReadings, _ outcome: PolicyOutcome) -> PolicyAnswer {
    var copy = self
    copy.literal = LiteralEffect(reading: reading, outcome: outcome)
    return copy
  }

  /// What happens under a profile.
  public func outcome(under profile: Profile) -> PolicyOutcome {
    if let literal, !profile.readings.isDisjoint(with: literal.reading) { return literal.outcome }
    for effect in knobs where effect.knobs.allSatisfy({ profile[$0] }) { return effect.outcome }
    return outcome
  }
}
