import PropertyEngine

/// Something that a drawn value ought to be now and then, because people's code breaks on it.
///
/// A goal is written as a user would write a test: a generator, and what must be met. It is
/// frozen once it is here; a goal that turns out dull stays dull.
struct Goal: Sendable {
  /// Thrown at the first case that meets a goal.
  struct Met: Error {}

  let name: String
  /// Fails at the first case that meets the goal.
  let property: AnyProperty
  /// Decided by the name alone.
  var half: Half { Half(ofGoal: name) }

  init<Value>(
    _ name: String, _ generator: Generator<Value>,
    isMet: @escaping @Sendable (Value) -> Bool
  ) {
    self.name = name
    property = AnyProperty(
      Property(name, generator, describe: { _ in name }) { value in
        if isMet(value) { throw Met() }
      })
  }
}
