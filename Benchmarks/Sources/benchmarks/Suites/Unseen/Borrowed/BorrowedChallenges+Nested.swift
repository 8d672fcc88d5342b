import PropertyEngine

/// Lists of lists, records and alternatives.
extension BorrowedChallenges {
  static let nested: [UnseenChallenge] = [
    UnseenChallenge(
      "mixed_list",
      Generator<String>.oneOf(number.map { "\($0)" }, text.map { "'\($0)'" }).array(),
      minimum: "\([String](repeating: "0", count: 10))"
    ) { $0.count >= 10 },
    UnseenChallenge(
      "list_of_longish_lists", flag.array().array(),
      minimum: "\([[Bool]](repeating: [false, true], count: 5))"
    ) { $0.count { $0.count >= 2 && $0.contains(true) } >= 5 },
    UnseenChallenge(
      "list_reversed_is_greater", flag.array().array(), minimum: "[[], [], [], [false, true]]"
    ) { lists in
      let reversed = lists.map { $0.reversed().map { $0 ? 1 : 0 } }
      return lists.count > 3 && isGreater(reversed, than: lists.map { $0.map { $0 ? 1 : 0 } })
    },
    UnseenChallenge(
      "list_of_lists", number.array().array(), minimum: "[[0], [0], [0]]"
    ) { $0.count { !$0.isEmpty } >= 3 },
    UnseenChallenge("some_empty_some_not", flag.array().array(), minimum: "[[], [false]]") {
      $0.contains { $0.isEmpty } && $0.contains { !$0.isEmpty }
    },
    UnseenChallenge("record_of_flags", zip(flag, flag), minimum: "(false, true)") {
      (pair: (Bool, Bool)) in pair.0 || pair.1
    },
  ]

  /// Whether a list of lists comes after another one, as Python compares them.
  private static func isGreater(_ left: [[Int]], than right: [[Int]]) -> Bool {
    for (left, right) in zip(left, right) where left != right {
      return right.lexicographicallyPrecedes(left)
    }
    return left.count > right.count
  }
}
