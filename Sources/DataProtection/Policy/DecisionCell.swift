/// One cell of a decision table: what happens, how that is known, where it was read, and what an
/// assumption or a sentence taken literally changes.
package struct DecisionCell<Outcome: Hashable & Sendable>: Hashable, Sendable {
  /// What happens with every assumption at its default, by Apple's sources.
  package var outcome: Outcome
  /// The kinds of evidence, strongest first.
  package var evidence: [DeviceEvidence]
  /// Where it was read: short keys of `Documentation/DataProtection.md`, or a package report.
  package var source: String
  /// What changes it; the first that applies wins, and literal readings come first.
  package internal(set) var effects: [Effect] = []

  /// What turned assumptions or a literal reading make of a cell.
  package struct Effect: Hashable, Sendable {
    /// The assumptions; all of them have to be turned. Empty where a reading is what counts.
    package let assumptions: [Assumption]
    /// The sentence taken literally; empty where assumptions are what counts.
    package let reading: SourceReadings
    /// What happens then.
    package let outcome: Outcome

    func applies(under profile: DeviceProfile) -> Bool {
      reading.isEmpty
        ? assumptions.allSatisfy { profile[$0] } : !profile.readings.isDisjoint(with: reading)
    }
  }

  init(_ outcome: Outcome, _ evidence: [DeviceEvidence], _ source: String = "") {
    self.outcome = outcome
    self.evidence = evidence
    self.source = source
  }

  /// The same with the tags of the kinds of evidence: `DK`.
  init(_ outcome: Outcome, _ tags: String, _ source: String = "") {
    self.init(outcome, DeviceEvidence.allCases.filter { tags.contains($0.tag) }, source)
  }

  /// What turned assumptions change.
  var assumptionEffects: [Effect] { effects.filter(\.reading.isEmpty) }

  /// With all of `assumptions` turned, that outcome.
  func turned(_ assumptions: Assumption..., to outcome: Outcome) -> DecisionCell {
    var copy = self
    copy.effects.append(Effect(assumptions: assumptions, reading: [], outcome: outcome))
    return copy
  }

  /// Under a literal reading, that outcome.
  func literally(_ reading: SourceReadings, _ outcome: Outcome) -> DecisionCell {
    var copy = self
    copy.effects.insert(Effect(assumptions: [], reading: reading, outcome: outcome), at: 0)
    return copy
  }

  /// What happens under a profile.
  package func outcome(under profile: DeviceProfile) -> Outcome {
    for effect in effects where effect.applies(under: profile) { return effect.outcome }
    return outcome
  }
}
