import PropertyEngine

/// Looks for what is wrong with the statement of a challenge, by searching for its failure.
struct StatementCheck {
  /// A random failure must be found within this many cases.
  static let mostCases = 10_000

  /// The value of a search's result that is simpler than the minimum; nil where there was none.
  private(set) var simpler: String?
  /// The seeds of which no random case failed.
  private(set) var silent = 0

  /// Searches from as many random starts as there are seeds; `minimum` is the proven one.
  init(_ challenge: UnseenChallenge, minimum: [Choice]?, seeds: Int) {
    for seed in 1...seeds {
      let configuration = RunConfiguration(
        seed: UInt64(seed), cases: Self.mostCases, simplestCases: 0, exhaustiveCases: 0,
        explains: false)
      guard let found = challenge.challenge.property.search(configuration).counterexample else {
        silent += 1
        continue
      }
      if let minimum, found.choices < ChoiceSequence(minimum) {
        simpler = Challenge.result(found)
      }
    }
  }
}
