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

  init(_ counterexample: Counterexample, in report: Report) {
    failure = counterexample.failure
    value = counterexample.value
    original = counterexample.original == value ? nil : counterexample.original
    choices = counterexample.choices.choices
    bytes = counterexample.bytes
    let proof = counterexample.provenMinimal ? ", proven minimal" : ""
    history =
      "found as case \(report.cases), shrunk in \(counterexample.evaluations) evaluations\(proof)"
    explanation = counterexample.explanation
    reproduction =
      ".replay(\"\(counterexample.reproduction)\") for this case, "
      + ".propertySeed(\(report.seed)) for the search"
  }

  init(replaying choices: [Choice], of property: AnyProperty, _ failure: Failure, trait: String) {
    self.failure = failure
    value = property.describe(choices)
    original = nil
    let repaired = property.repaired(choices)
    self.choices = repaired.choices
    bytes = property.encode(repaired)
    history = "replayed by \(trait)"
    explanation = []
    reproduction = ".replay(\"\(ReproductionString.encode(repaired.choices))\")"
  }
}
