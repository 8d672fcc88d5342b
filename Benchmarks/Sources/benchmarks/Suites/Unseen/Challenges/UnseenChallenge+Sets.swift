import PropertyEngine

/// Failing sets that are no intervals: bits, digits, primes, orbits.
extension UnseenChallenge {
  static let sets = [
    bitsetSubset, populationCount, primeAbove, oddResidue, digitSum, orbitLength, grayCode,
    digitalTwins, alternatingBits,
  ]

  /// A set of bits that holds another one has at most four more.
  static let bitsetSubset = UnseenChallenge(
    "bitset_subset",
    zip(Generator<UInt16>.integer(), Generator<UInt16>.integer()), minimum: "(1, 63)"
  ) { inner, outer in
    inner != 0 && inner & outer == inner && outer.nonzeroBitCount - inner.nonzeroBitCount > 4
  }

  /// At most eleven bits of a number are set.
  static let populationCount = UnseenChallenge(
    "population_count", Generator<UInt32>.integer(), minimum: "4095"
  ) { $0.nonzeroBitCount > 11 }

  /// No number above a thousand is a prime that is three more than a multiple of four.
  static let primeAbove = UnseenChallenge(
    "prime_above", Generator<Int>.int(in: 0...100_000), minimum: "1019"
  ) { number in
    guard number > 1_000, number % 4 == 3 else { return false }
    return !(2...320).contains { $0 < number && number % $0 == 0 }
  }

  /// No odd number from five thousand up is four more than a multiple of nine.
  static let oddResidue = UnseenChallenge(
    "odd_residue", Generator<Int>.int(in: 0...1_000_000), minimum: "5017"
  ) { $0 % 2 == 1 && $0 % 9 == 4 && $0 >= 5_000 }

  /// The digits of a number add up to less than thirty-six.
  static let digitSum = UnseenChallenge(
    "digit_sum", Generator<Int>.int(in: 0...10_000_000), minimum: "9999"
  ) { number in
    digits(number).reduce(0, +) > 35
  }

  /// Halving, or tripling and adding one, reaches one within a hundred steps.
  static let orbitLength = UnseenChallenge(
    "orbit_length", Generator<Int>.int(in: 1...100_000), minimum: "27"
  ) { start in
    var number = start
    for _ in 0..<100 where number != 1 {
      number = number % 2 == 0 ? number / 2 : 3 * number + 1
    }
    return number != 1
  }

  /// The Gray code of a number has less than eight bits set.
  static let grayCode = UnseenChallenge(
    "gray_code", Generator<Int>.int(in: 0...65_535), minimum: "170"
  ) { ($0 ^ $0 >> 1).nonzeroBitCount > 7 }

  /// No two numbers of three or more digits have the same digits in another order.
  static let digitalTwins = UnseenChallenge(
    "digital_twins", zip(Generator<Int>.int(in: 0...999), .int(in: 0...999)),
    minimum: "(100, 1)"
  ) { left, right in
    left != right && left > 99 && padded(left) == padded(right)
  }

  private static func padded(_ number: Int) -> [Int] {
    [number / 100, number / 10 % 10, number % 10].sorted()
  }

  /// No number from 0x100 up alternates in its lowest eight bits.
  static let alternatingBits = UnseenChallenge(
    "alternating_bits", Generator<Int>.int(in: 0...1_048_575), minimum: "341"
  ) { $0 > 0xFF && ($0 & 0xFF == 0xAA || $0 & 0xFF == 0x55) }

  private static func digits(_ number: Int) -> [Int] {
    String(number).compactMap(\.wholeNumberValue)
  }
}
