/// The settings of one search, as far as the oracle varies them.
struct SearchPlan: Hashable, Sendable {
  var seed: UInt64
  var cases: Int
  var simplestCases: Int
  var exhaustiveCases: Int
  /// The most calls for a proof of minimality.
  var proof: Int
}

extension SearchPlan: CustomStringConvertible {
  var description: String {
    "seed \(seed), cases \(cases), simplestCases \(simplestCases), "
      + "exhaustiveCases \(exhaustiveCases), proof \(proof)"
  }
}
