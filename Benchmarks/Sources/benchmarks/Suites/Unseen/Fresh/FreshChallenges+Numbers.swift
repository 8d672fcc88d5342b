import PropertyEngine

/// Whole numbers of full width.
extension FreshChallenges {
  static let numbers = [serialOrder, multipleOverflow, floorDivision, modularInverse, wideDeltas]

  private static let words = Generator<UInt32>.integer()

  /// Sequence numbers that wrap are in order: who follows a second, that follows a first, follows
  /// the first.
  static let serialOrder = UnseenChallenge(
    "serial_order", zip(words, words, words), minimum: "(0, 2, 2147483649)",
    argument: UnseenChallenge.Argument(
      reason: "three steps of less than 2^31 go round, so from 0 and by 1 there is no third; by 2 "
        + "there is one",
      indices: [2_147_483_647, 2_147_483_648, 2_147_483_649, 2_147_483_650])
  ) { first, second, third in
    precedes(first, second) && precedes(second, third) && precedes(third, first)
  }

  private static func precedes(_ left: UInt32, _ right: UInt32) -> Bool {
    left != right && right &- left < 1 << 31
  }

  private static let naturals = Generator<Int32>.integer(in: 1...Int32.max)

  /// A least common multiple that fits 32 bits can be had by way of the product.
  static let multipleOverflow = UnseenChallenge(
    "multiple_overflow", zip(naturals, naturals), minimum: "(2, 1073741824)",
    argument: UnseenChallenge.Argument(
      reason: "1 times anything fits; 2 times a number does not from 2^30 up, where the number "
        + "itself is the multiple",
      indices: [1_073_741_822, 1_073_741_823])
  ) { left, right in
    let multiple = Int(left) / divisor(Int(left), Int(right)) * Int(right)
    return multiple <= Int32.max && left.multipliedReportingOverflow(by: right).overflow
  }

  private static func divisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : divisor(right, left % right)
  }

  /// Division rounds down.
  static let floorDivision = UnseenChallenge(
    "floor_division", zip(Generator<Int>.int(), .int()), minimum: "(1, -2)",
    argument: UnseenChallenge.Argument(
      reason: "0 divided is 0; 1 is divided without rest by 1 and -1, and by 2 it is 0 either way",
      indices: [])
  ) { dividend, divisor in
    guard divisor != 0, divisor != -1 else { return false }
    return dividend % divisor != 0 && (dividend < 0) != (divisor < 0)
  }

  /// The inverse of a number is one of the remainders.
  static let modularInverse = UnseenChallenge(
    "modular_inverse", zip(Generator<Int>.int(in: 1...10_000), .int(in: 2...10_000)),
    minimum: "(2, 3)"
  ) { number, modulus in
    var (rest, next) = (number, modulus)
    var (factor, nextFactor) = (1, 0)
    while next != 0 {
      let quotient = rest / next
      (rest, next) = (next, rest - quotient * next)
      (factor, nextFactor) = (nextFactor, factor - quotient * nextFactor)
    }
    return rest == 1 && !(0..<modulus).contains(factor)
  }

  /// The difference of neighbors in a list of 32-bit numbers has 32 bits.
  static let wideDeltas = UnseenChallenge(
    "wide_deltas", Generator<Int32>.integer().array(count: 0...100),
    minimum: "[1, -2147483648]",
    argument: UnseenChallenge.Argument(
      reason: "any number less 0 fits; -2^31 less 1 does not, and only it",
      indices: [4_294_967_293, 4_294_967_294, 4_294_967_295])
  ) { numbers in
    zip(numbers, numbers.dropFirst()).contains { left, right in
      right.subtractingReportingOverflow(left).overflow
    }
  }
}
