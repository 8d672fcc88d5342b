import PropertyEngine

/// Lists of numbers, flags and texts.
extension BorrowedChallenges {
  static let lists: [UnseenChallenge] =
    [
      UnseenChallenge("list_sum_ten", number.array(), minimum: "[10]") { sum($0) == 10 },
      UnseenChallenge("list_sum_past_ten", number.array(), minimum: "[10]") { sum($0) >= 10 },
      UnseenChallenge("list_three_sum", number.array(), minimum: "[0, 0, 10]") {
        $0.count >= 3 && sum($0) >= 10
      },
      UnseenChallenge("list_not_unique", number.array(), minimum: "[0, 0]") {
        Set($0).count < $0.count
      },
      UnseenChallenge("list_wide_gap", number.array(), minimum: "[0, 11]") { list in
        guard let most = list.max(), let least = list.min() else { return false }
        return most > least &+ 10 && least &+ 10 > 0 && least > Int.min / 2
      },
      UnseenChallenge(
        "list_ten_negative", number.array(count: 10...60),
        minimum: "\([Int](repeating: -1, count: 10))"
      ) { $0.count { $0 <= -1 } >= 10 },
      UnseenChallenge(
        "list_each_at_least_its_place", Generator<Int>.int(in: 0...Int.max).array(),
        minimum: "\(Array(0..<20))"
      ) { list in list.count >= 20 && (0..<20).allSatisfy { list[$0] >= $0 } },
      UnseenChallenge(
        "list_of_wide", number.array(), minimum: "\([Int](repeating: 0, count: 20))"
      ) { $0.count >= 20 },
      UnseenChallenge(
        "list_long", flag.array(count: 50...150), minimum: "\([Bool](repeating: false, count: 70))"
      ) { $0.count >= 70 },
      UnseenChallenge("duplicate_containment", zip(number.array(), number), minimum: "([0, 0], 0)")
      {
        (pair: ([Int], Int)) in pair.0.count { $0 == pair.1 } > 1
      },
      UnseenChallenge(
        "list_of_pairs", zip(number, number).array(), minimum: "[(0, 0), (0, 0)]"
      ) { $0.count >= 2 },
      poisoned("linear", poison.array(count: 0...20)),
      poisoned(
        "matrix",
        Generator { draw in
          let rows = try draw(.int(in: 0...5))
          let columns = try draw(.int(in: 0...5))
          return try (0..<(rows * columns)).map { _ in try draw(poison) }
        }),
    ]
    + [0, 10, 1_000].map { least in
      UnseenChallenge(
        "containment_\(least)", zip(number.array(), number), minimum: "([\(least)], \(least))"
      ) { (pair: ([Int], Int)) in pair.1 >= least && pair.0.contains(pair.1) }
    }
    + [2, 7].flatMap { bounded($0) }

  /// Lists that may be a little longer than they must be.
  private static func bounded(_ count: Int) -> [UnseenChallenge] {
    let zeros = [Int](repeating: 0, count: count - 1)
    return [
      UnseenChallenge(
        "list_near_top_\(count)", number.array(count: count...(count + 2)),
        minimum: "\(zeros + [0, 0, 0])"
      ) { $0.count == count + 2 },
      UnseenChallenge(
        "list_sum_for_size_\(count)", number.array(count: count...(count + 50)),
        minimum: "\(zeros + [2 * count])"
      ) { sum($0) >= 2 * count },
    ]
  }

  static func sum(_ list: [Int]) -> Int { list.reduce(0, &+) }

  /// A number, or nil in one of a hundred.
  private static let poison = Generator<Int?>.frequency(
    (99, Generator<Int>.int(in: 0...10).map { (number: Int) -> Int? in number }),
    (1, Generator<Int?>.just(nil)))

  private static func poisoned(_ name: String, _ list: Generator<[Int?]>) -> UnseenChallenge {
    UnseenChallenge("poisoned_\(name)", list, minimum: "[nil]") { (list: [Int?]) in
      list.contains { $0 == nil }
    }
  }
}
