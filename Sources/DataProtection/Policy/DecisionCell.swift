/// One cell of a decision table: what happens, how that is known, where it was read, and what an
/// assumption or a sentence taken literally changes.
public struct DecisionCell<Outcome: Hashable & Sendable>: Hashable, Sendable {
  /// What happens with every knob at its default, by Apple's sources.
  public var outcome: Outcome
  /// The kinds of evidence, strongest first.
  public var evidence: [Evidence]
  /// Where it was read: short keys of `Documentation/DataProtection.md`, or a public report.
  public var source: String
  /// What changes it; the first that applies wins, and literal readings come first.
  public internal(set) var effects: [Effect] = []

  /// What turned knobs or a literal reading make of a cell.
  public struct Effect: Hashable, Sendable {
    /// The knobs; all of them have to be turned. Empty where a reading is what counts.
    public let knobs: [Knob]
    /// The sentence taken literally; empty where knobs are what counts.
    public let reading: LiteralReadings
    /// What happens then.
    public let outcome: Outcome

    func applies(under profile: Profile) -> Bool {
      reading.isEmpty
        ? knobs.allSatisfy { profile[$0] } : !profile.readings.isDisjoint(with: reading)
    }
  }

  init(_ outcome: Outcome, _ evidence: [Evidence], _ source: String = "") {
    self.outcome = outcome
    self.evidence = evidence
    self.source = source
  }

  /// The same with the tags of the kinds of evidence: `DK`.
  init(_ outcome: Outcome, _ tags: String, _ source: String = "") {
    self.init(outcome, Evidence.allCases.filter { tags.contains($0.tag) }, source)
  }

  /// What turned knobs change.
  var knobEffects: [Effect] { effects.filter(\.reading.isEmpty) }

  /// With all of `knobs` turned, that outcome.
  func turned(_ knobs: Knob..., to outcome: Outcome) -> DecisionCell {
    var copy = self
    copy.effects.append(Effect(knobs: knobs, reading: [], outcome: outcome))
    return copy
  }

  /// Under a literal reading, that outcome.
  func literally(_ reading: LiteralReadings, _ outcome: Outcome) -> DecisionCell {
    var copy = self
    copy.effects.insert(Effect(knobs: [], reading: reading, outcome: outcome), at: 0)
    return copy
  }

  /// What happens under a profile.
  public func outcome(under profile: Profile) -> Outcome {
    for effect in effects where effect.applies(under: profile) { return effect.outcome }
    return outcome
  }
}
