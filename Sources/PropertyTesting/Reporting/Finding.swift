internal import PropertyEngine

/// A failing case, ready to be reported.
struct Finding: Sendable {
  let failure: Failure
  /// The value as text.
  let value: String
  /// The value first found, where it differs.
  let original: String?
  let choices: [Choice]
  /// The case as a saved input.
  let bytes: [UInt8]
  /// How the case was found, for a reader.
  let history: String
  /// Which parts may be anything.
  let explanation: [String]
  /// How to meet it again, for a reader.
  let reproduction: String

  /// - Parameter label: the property's name as `replay` wants it, where the test needs one.
  init(_ counterexample: Counterexample, in report: Report, label: String?) {
    failure = counterexample.failure
    value = counterexample.value
    original = counterexample.original == value ? nil : counterexample.original
    choices = counterexample.choices.choices
    bytes = counterexample.bytes
    let proof = counterexample.provenMinimal ? ", proven minimal" : ""
    let evaluations = counterexample.evaluations
    history =
      "found as case \(report.judged), shrunk in \(evaluations) "
      + "evaluation\(evaluations == 1 ? "" : "s")\(proof)"
    explanation = counterexample.explanation
    reproduction =
      Replay(source: .line(counterexample.reproduction), property: label).trait
      + " for this case, .propertySeed(\(report.seed)) for the search"
  }

  init(
    replaying choices: [Choice], of property: AnyProperty, _ failure: Failure, asked: Replay,
    label: String?
  ) {
    self.failure = failure
    value = property.describe(choices)
    original = nil
    let repaired = property.repaired(choices)
    self.choices = repaired.choices
    bytes = property.encode(repaired)
    history = "replayed by \(asked.trait)"
    explanation = []
    let line = ReproductionString.encode(repaired.choices)
    reproduction = Replay(source: .line(line), property: label).trait
  }
}
