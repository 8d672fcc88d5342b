/// What the oracle makes of one seed: a subject, and what to ask the engine about it.
struct OracleScenario: Hashable, Sendable {
  let seed: UInt64
  var subject: Subject
  /// The searches.
  var plans: [SearchPlan]
  /// Which failing cases to shrink from, each a number to be taken modulo how many there are.
  var starts: [UInt64]
  /// How many cases to compare one by one.
  var samples: Int
}
