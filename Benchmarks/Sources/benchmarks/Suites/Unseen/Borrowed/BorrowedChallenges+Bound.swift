import PropertyEngine

/// Generators made of what another one drew.
extension BorrowedChallenges {
  static let bound: [UnseenChallenge] =
    [
      UnseenChallenge(
        "bound_left_bounded", flag.flatMap { Generator<Bool>.just($0).array() },
        minimum: "\([Bool](repeating: false, count: 10))"
      ) { $0.count >= 10 },
      UnseenChallenge(
        "bound_both_sides", number.flatMap { Generator<Int>.just($0).array() },
        minimum: "\([Int](repeating: 0, count: 10))"
      ) { $0.count >= 10 },
      UnseenChallenge(
        "bound_left_ignored", number.flatMap { _ in number.array() },
        minimum: "\([Int](repeating: 0, count: 10))"
      ) { $0.count >= 10 },
      UnseenChallenge(
        "bound_rectangles",
        Generator<Int>.int(in: 0...10).flatMap { width in
          Generator<String>.element(of: ["a", "b"]).array(count: width...width).array()
        }, minimum: "[[\"a\", \"b\"]]"
      ) { $0.contains(["a", "b"]) },
      UnseenChallenge(
        "bound_alternatives",
        flag.flatMap { $0 ? flag.map { "\($0)" } : text.map { "'\($0)'" } }.array(),
        minimum: "\(["''", "''", "''", "false", "false", "false"])"
      ) { list in
        let texts = list.count { $0.hasPrefix("'") }
        return texts >= 3 && list.count - texts >= 3
      },
    ]
    + [2, 5, 9].flatMap { count in
      [
        UnseenChallenge(
          "bound_through_\(count)", flags(0...100),
          minimum: "\([Bool](repeating: true, count: count))"
        ) { $0.count { $0 } >= count },
        UnseenChallenge(
          "bound_middle_\(count)", flags(1...100),
          minimum: "\([true] + [Bool](repeating: false, count: count) + [true])"
        ) { $0.first == true && $0.last == true && $0.count { !$0 } >= count },
      ]
    }

  private static func flags(_ range: ClosedRange<Int>) -> Generator<[Bool]> {
    Generator<Int>.int(in: range).flatMap { flag.array(count: $0...$0) }
  }
}
