import PropertyEngine

/// Two numbers whose sum matters, and what stands between them.
extension BorrowedChallenges {
  static let sums: [UnseenChallenge] = [
    UnseenChallenge("sum_of_ints", zip(ints, ints), minimum: "(1, 1000)") {
      (pair: (Int, Int)) in pair.0 + pair.1 > 1_000
    },
    UnseenChallenge("sum_of_floats", zip(floatsTo, floatsTo), minimum: "(1.0, 1000.0)") {
      (pair: (Double, Double)) in pair.0 + pair.1 > 1_000
    },
    UnseenChallenge("sum_float_int", zip(floatsTo, ints), minimum: "(1.0, 1000)") {
      (pair: (Double, Int)) in pair.0 + Double(pair.1) > 1_000
    },
    UnseenChallenge("sum_int_float", zip(ints, floatsTo), minimum: "(1, 1000.0)") {
      (pair: (Int, Double)) in Double(pair.0) + pair.1 > 1_000
    },
    UnseenChallenge(
      "sum_separated_ints", zip(ints, text, flag, number, ints),
      minimum: "(1, \"\", false, 0, 1000)"
    ) { (parts: (Int, String, Bool, Int, Int)) in parts.0 + parts.4 > 1_000 },
    UnseenChallenge(
      "sum_separated_floats", zip(floatsTo, text, flag, number, floatsTo),
      minimum: "(1.0, \"\", false, 0, 1000.0)"
    ) { (parts: (Double, String, Bool, Int, Double)) in parts.0 + parts.4 > 1_000 },
    UnseenChallenge(
      "sum_of_five_lists", zip(few, few, few, few, few), minimum: "([], [], [], [-51], [-100])"
    ) { (parts: ([Int], [Int], [Int], [Int], [Int])) in
      sum(parts.0) + sum(parts.1) + sum(parts.2) + sum(parts.3) + sum(parts.4) < -150
    },
  ]

  private static let ints = Generator<Int>.int(in: 0...1_000)
  private static let floatsTo = Generator<Double>.double(in: 0...1_000)
  private static let few = Generator<Int>.int(in: -100...0).array(count: 0...1)
}
