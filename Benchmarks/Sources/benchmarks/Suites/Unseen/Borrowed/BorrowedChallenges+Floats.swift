import PropertyEngine

/// Floats alone and in lists.
extension BorrowedChallenges {
  static let floats: [UnseenChallenge] =
    [
      float("above_one", "2.0") { $0 > 1 }, float("positive", "1.0") { $0 > 0 },
      float("at_most_minus_one", "-1.0") { $0 <= -1 }, float("infinite", "inf") { $0.isInfinite },
      float("one_and_a_half", "2.0") { $0 >= 1.5 }, float("no_number", "nan") { $0.isNaN },
      float("very_large", "8.98846567431158e+307") { $0 >= .greatestFiniteMagnitude / 2 },
      float("absorbs_one", "9007199254740992.0") { $0 + 1 == $0 && !$0.isInfinite },
      UnseenChallenge("float_from", .double(in: 2.5...1e10), minimum: "3.0") { _ in true },
      UnseenChallenge("float_asymmetric", .double(in: 1.1...1.6), minimum: "1.5") { _ in true },
      UnseenChallenge("float_past_bound", .double(in: 1...9), minimum: "3.0") { $0 > 2 },
      UnseenChallenge("float_fraction", .double(in: 37...0x1p53), minimum: "37.5") {
        $0 > 37 && $0.rounded() != $0
      },
      UnseenChallenge(
        "float_small_sum", Generator<Double>.anyDouble.array(count: 5...40),
        minimum: "[0.0, 0.0, 0.0, 0.0, 1.0]"
      ) { $0.reduce(0, +) >= 1 },
      UnseenChallenge(
        "float_list_fractional", Generator<Double>.anyDouble.array(count: 5...40),
        minimum: "[2.0, 2.0, 2.0, 2.0, 2.0]"
      ) { $0.count { $0 >= 1.5 } >= 5 },
      UnseenChallenge(
        "float_sum_no_number", Generator<Double>.anyDouble.array(), minimum: "[nan]"
      ) { $0.reduce(0, +).isNaN },
    ]
    + [1, 3, 8].map { count in
      UnseenChallenge(
        "float_any_of_\(count)", Generator<Double>.anyDouble.array(count: count...(count + 40)),
        minimum: "\([Double](repeating: 0, count: count - 1) + [1])"
      ) { $0.contains { $0 != 0 } }
    }

  private static func float(
    _ name: String, _ minimum: String, fails: @escaping @Sendable (Double) -> Bool
  ) -> UnseenChallenge {
    UnseenChallenge("float_\(name)", .anyDouble, minimum: minimum, fails: fails)
  }
}
