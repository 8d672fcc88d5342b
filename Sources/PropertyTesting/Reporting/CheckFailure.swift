internal import PropertyEngine

/// A failing case, ready to be reported.
struct CheckFailure: Sendable {
  let failure: Failure
  /// The value as text.
  let value: String
  /// The value first found, where it differs.
  let original: String?
  let choices: [Choice]
  /// The explicit example that failed; nil for a case of the generators.
  let example: AnyProperty?
  /// The case as a saved input; nil for an example.
  let bytes: [UInt8]?
  /// The token that replays the case; nil for an example.
  let token: String?
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
    example = nil
    bytes = counterexample.bytes
    token = counterexample.reproduction
    let proof = counterexample.provenMinimal ? ", proven minimal" : ""
    let evaluations = counterexample.evaluations
    history =
      "found as case \(report.judged), shrunk in \(evaluations) "
      + "evaluation\(evaluations == 1 ? "" : "s")\(proof)"
    explanation = counterexample.explanation
    reproduction =
      Replay(source: .token(counterexample.reproduction), property: label).trait
      + " for this case, .propertySeed(\(report.seed)) for the search"
  }

  /// A saved case that still fails.
  init(
    replaying choices: [Choice], of property: AnyProperty, _ failure: Failure, label: String?,
    history: String
  ) {
    self.failure = failure
    value = property.describe(choices)
    original = nil
    let repaired = property.repaired(choices)
    self.choices = repaired.choices
    example = nil
    bytes = property.encode(repaired)
    let token = ReplayToken.encode(repaired.choices)
    self.token = token
    self.history = history
    explanation = []
    reproduction = Replay(source: .token(token), property: label).trait
  }

  /// An explicit example that fails.
  init(example: AnyProperty, subject: AnyProperty, number: Int, of count: Int, _ failure: Failure) {
    self.failure = failure
    value = example.describe([Choice]())
    original = nil
    choices = []
    self.example = subject
    bytes = nil
    token = nil
    history = "example \(number) of \(count), judged before any other case and not shrunk"
    explanation = []
    reproduction = "it is the first case of every run"
  }
}
