import PropertyEngine

extension Challenge {
  /// Two positive numbers, the first at least ten, are not equal.
  static let differenceNotZero = Challenge(
    "difference_not_zero", positivePair, minimum: "[10, 10]"
  ) { pair in
    try require(pair[0] < 10 || pair[0] != pair[1], "they differ")
  }

  /// Two positive numbers, the first at least ten, do not differ by one to four.
  static let differenceNotSmall = Challenge(
    "difference_not_small", positivePair, minimum: "[10, 6]"
  ) { pair in
    let difference = abs(pair[0] - pair[1])
    try require(pair[0] < 10 || !(1...4).contains(difference), "the difference is not small")
  }

  /// Two positive numbers, the first at least ten, do not differ by one.
  static let differenceNotOne = Challenge(
    "difference_not_one", positivePair, minimum: "[10, 9]"
  ) { pair in
    try require(pair[0] < 10 || abs(pair[0] - pair[1]) != 1, "they are not neighbours")
  }

  private static let positivePair = Generator { draw in
    [try draw(.int(in: 1...Int.max)), try draw(.int(in: 1...Int.max))]
  }
}
