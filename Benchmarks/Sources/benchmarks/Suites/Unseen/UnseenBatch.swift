/// Challenges that were written at one time, before the shrinker was changed for any of them.
enum UnseenBatch: String, CaseIterable, Sendable {
  /// The 108 of `UnseenChallenge.all`.
  case first
  /// Those of `FreshChallenges`, written when the half to tune on of the first batch was used up.
  case fresh
  /// Those of `LaterChallenges`, opened when the second batch was used up.
  case later
  /// Those of `BorrowedChallenges`, which another library asks of itself.
  case borrowed

  var challenges: [UnseenChallenge] {
    switch self {
    case .first: UnseenChallenge.all
    case .fresh: FreshChallenges.all
    case .later: LaterChallenges.all
    case .borrowed: BorrowedChallenges.all
    }
  }

  /// The script that runs the batch under Hypothesis.
  var peerScript: String {
    switch self {
    case .first: "hypothesis_unseen.py"
    case .fresh: "hypothesis_fresh.py"
    case .later: "hypothesis_later.py"
    case .borrowed: "hypothesis_borrowed.py"
    }
  }

  /// Of the half that is held back only sums are shown.
  func hides(_ half: Half) -> Bool { self != .first && half == .held }
}
