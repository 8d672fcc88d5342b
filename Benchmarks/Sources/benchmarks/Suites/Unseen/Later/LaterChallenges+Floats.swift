import PropertyEngine

/// Floating-point numbers.
extension LaterChallenges {
  static let floats = [lastBucket, poisonedMaximum, zeroTwins, crossedClamp, singlePrecision]

  /// Numbers from 0 through 1 are in order after they went through four buckets.
  static let lastBucket = UnseenChallenge(
    "last_bucket", Generator<Double>.double(in: 0...1).array(count: 0...20),
    minimum: "[1.0, 0.5]",
    argument: UnseenChallenge.Argument(
      reason: "it takes 1 and a number from a quarter up that is less, of which 0.5 is simplest",
      indices: [1 << 52])
  ) { numbers in
    var buckets = [[Double]](repeating: [], count: 4)
    // The mistake: 1 is in none, so it comes round to the first.
    for number in numbers { buckets[Int(number * 4) % 4].append(number) }
    return buckets.flatMap { $0.sorted() } != numbers.sorted()
  }

  /// The greatest of some numbers is the same from either end.
  static let poisonedMaximum = UnseenChallenge(
    "poisoned_maximum", Generator<Double>.anyDouble.array(count: 0...20), minimum: "[0.0, nan]",
    argument: UnseenChallenge.Argument(
      reason: "without what is not a number all agree, and of one number nothing is the end",
      indices: [.max - 1])
  ) { numbers in
    guard let forward = numbers.max(), let backward = numbers.reversed().max() else {
      return false
    }
    return forward.isNaN ? !backward.isNaN : forward != backward
  }

  /// Numbers that are different as bits are different.
  static let zeroTwins = UnseenChallenge(
    "zero_twins",
    Generator<Double>.anyDouble.filter { !$0.isNaN }.array(count: 0...20),
    minimum: "[0.0, -0.0]",
    argument: UnseenChallenge.Argument(
      reason: "one number has nothing to be equal to, and only the zeros are equal", indices: [])
  ) { numbers in
    Set(numbers.map(\.bitPattern)).count != Set(numbers).count
  }

  /// It does not matter which bound a number is kept within first.
  static let crossedClamp = UnseenChallenge(
    "crossed_clamp",
    zip(
      Generator<Double>.double(in: -1e6...1e6), Generator<Double>.double(in: -1e6...1e6),
      Generator<Double>.double(in: -1e6...1e6)),
    minimum: "(0.0, 0.0, -1.0)"
  ) { number, low, high in
    min(max(number, low), high) != max(min(number, high), low)
  }

  /// A number up to a billion is the same in half as many bits.
  static let singlePrecision = UnseenChallenge(
    "single_precision", Generator<Double>.double(in: 0...1e9), minimum: "16777217.0",
    argument: UnseenChallenge.Argument(
      reason: "all whole numbers up to 2^24 fit 24 bits, and whole numbers come first",
      indices: [2 * 16_777_217])
  ) { Double(Float($0)) != $0 }
}
