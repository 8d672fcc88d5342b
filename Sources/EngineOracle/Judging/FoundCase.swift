import PropertyEngine

/// A counterexample as the oracle looks at it: one of the two places that know the engine's report.
struct FoundCase: Hashable, Sendable {
  var value: String
  var original: String
  var choices: [PlainChoice]
  var bytes: [UInt8]
  var token: String
  /// The name of the failure.
  var failure: String
  var remarks: [String]
  var isProvenMinimal: Bool

  init(_ counterexample: Counterexample) {
    value = counterexample.value
    original = counterexample.original
    choices = PlainChoice.list(counterexample.choices.choices)
    bytes = counterexample.bytes
    token = counterexample.reproduction
    failure = counterexample.failure.kind.name
    remarks = counterexample.explanation
    isProvenMinimal = counterexample.provenMinimal
  }
}

extension PlainChoice {
  /// The engine's choices without their domains.
  static func list(_ choices: [Choice]) -> [PlainChoice] {
    choices.map { choice in
      switch choice {
      case .number(let index, _): .number(index)
      case .bytes(let bytes, _): .bytes(bytes)
      }
    }
  }

  /// Choices for the engine: a place in an order, whatever the order is of.
  static func script(_ choices: [PlainChoice]) -> [Choice] {
    choices.map { choice in
      switch choice {
      case .number(let index):
        .number(index, .branch(through: .max))
      case .bytes(let bytes): .bytes(bytes, bytes.count...bytes.count)
      }
    }
  }
}
