/// Challenges that were written at one time, before the shrinker was changed for any of them.
enum UnseenBatch: String, CaseIterable, Sendable {
  /// The 108 of `UnseenChallenge.all`.
  case first
  /// Those of `FreshChallenges`, written when the half to tune on of the first batch was used up.
  case fresh

  var challenges: [UnseenChallenge] {
    switch self {
    case .first: UnseenChallenge.all
    case .fresh: FreshChallenges.all
    }
  }

  /// The script that runs the batch under Hypothesis.
  var peerScript: String {
    switch self {
    case .first: "hypothesis_unseen.py"
    case .fresh: "hypothesis_fresh.py"
    }
  }

  /// Of the half that is held back only sums are shown.
  func hides(_ half: Half) -> Bool { self == .fresh && half == .held }
}
