/// One way through a generator: the choices it took and the value they make, nil where it was
/// dropped on the way.
struct Draft: Hashable, Sendable {
  var choices: [PlainChoice]
  var value: SampleValue?
  /// The parts of the recursive value around, in the order they were drawn: whether each is a node.
  var parts: [Bool] = []
}

extension Draft {
  /// The same way through the generator with another value.
  func with(_ value: SampleValue?) -> Draft {
    Draft(choices: choices, value: value, parts: parts)
  }

  /// This one, then another one.
  func followed(by later: Draft, making value: SampleValue?) -> Draft {
    Draft(choices: choices + later.choices, value: value, parts: parts + later.parts)
  }
}
