import PropertyEngine

/// Integers, alone and two that are tied.
extension BorrowedChallenges {
  static let integers: [UnseenChallenge] =
    [
      UnseenChallenge("int_from_101", .int(in: 101...Int.max), minimum: "101") { _ in true },
      UnseenChallenge("int_not_zero", .int(in: -10...10), minimum: "1") { $0 != 0 },
      UnseenChallenge("int_large_range", .int(in: -(1 << 32)...1 << 32), minimum: "101") {
        $0 >= 101
      },
      UnseenChallenge("int_at_least", number, minimum: "2305843009") { $0 >= 2_305_843_009 },
      UnseenChallenge("int_at_most", number, minimum: "-1234567") { $0 <= -1_234_567 },
      UnseenChallenge("int_negative_range", .int(in: -10 ... -1), minimum: "-1") { _ in true },
      UnseenChallenge(
        "one_of_slip", .oneOf(.int(in: 101...200), .int(in: 0...100)), minimum: "101"
      ) { _ in true },
      UnseenChallenge("pair_ascends", zip(number, number), minimum: "(0, 1)") {
        (pair: (Int, Int)) in pair.0 < pair.1
      },
      tied("positive", 0...20, 7), tied("negative", -20...0, -7), tied("mixed", -10...10, 4),
      tied("mixed_down", -10...10, -4),
      UnseenChallenge(
        "tied_across", zip(.int(in: -10...10), text, .anyDouble, .int(in: -10...10)),
        minimum: "(0, \"\", 0.0, 6)"
      ) { (parts: (Int, String, Double, Int)) in parts.0 + 6 == parts.3 },
      zigzag("12394667", 1 << 28, 12_394_667), zigzag("20048", 1 << 17, 20_048),
      zigzag("1076887621690235", 1 << 52, 1_076_887_621_690_235),
    ]
    + [9, 255, 513, 10_000].flatMap { bound in
      [
        UnseenChallenge("int_down_to_\(bound)", number, minimum: "\(bound)") { $0 >= bound },
        UnseenChallenge("int_up_to_\(bound)", number, minimum: "\(-bound)") { $0 <= -bound },
        UnseenChallenge(
          "int_range_from_\(bound)", .int(in: bound...(bound + 100)), minimum: "\(bound)"
        ) { _ in true },
      ]
    }

  private static func tied(
    _ name: String, _ range: ClosedRange<Int>, _ gap: Int
  ) -> UnseenChallenge {
    UnseenChallenge(
      "tied_\(name)", zip(.int(in: range), .int(in: range)), minimum: "(0, \(gap))"
    ) { (pair: (Int, Int)) in pair.0 + gap == pair.1 }
  }

  /// Two numbers beside each other, the first of them not below a bound.
  private static func zigzag(_ name: String, _ most: Int, _ bound: Int) -> UnseenChallenge {
    UnseenChallenge(
      "zigzag_\(name)", zip(.int(in: 0...most), .int(in: 0...most)),
      minimum: "(\(bound), \(bound - 1))"
    ) { (pair: (Int, Int)) in pair.0 >= bound && abs(pair.0 - pair.1) == 1 }
  }
}
