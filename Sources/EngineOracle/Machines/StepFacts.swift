/// All that a model knows when a command comes: what conditions on steps look at.
struct StepFacts: Hashable, Sendable {
  var state: Int
  var kind: Int
  var arguments: [Int]
  /// The number of the handle taken.
  var handle: Int?
  /// How many handles were live before the step.
  var live: Int

  var text: String { "\(state) \(kind) \(arguments) \(handle ?? -1) \(live)" }
}
