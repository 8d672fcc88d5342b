import PropertyEngine

/// Numbers tied to each other by a product, a remainder, a divisor, a distance.
extension UnseenChallenge {
  static let relations = [
    commonDivisor, productTriple, congruentPair, progression, strideEnd, luminance, scatteredPair,
    packedColour, fractionSum,
  ]

  /// Of two numbers with a common divisor of twelve or more, one divides the other.
  static let commonDivisor = UnseenChallenge(
    "common_divisor", zip(Generator<Int>.int(in: 1...1_000), .int(in: 1...1_000)),
    minimum: "(24, 36)"
  ) { left, right in
    divisor(left, right) > 11 && left % right != 0 && right % left != 0
  }

  private static func divisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : divisor(right, left % right)
  }

  /// A third number is not the product of two from five up.
  static let productTriple = UnseenChallenge(
    "product_triple",
    zip(Generator<Int>.int(in: 1...20), .int(in: 1...20), .int(in: 1...400)),
    minimum: "(5, 5, 25)"
  ) { left, right, product in
    left > 4 && right > 4 && left * right == product
  }

  /// Different numbers leave different remainders, where those are ten or more.
  static let congruentPair = UnseenChallenge(
    "congruent_pair",
    zip(Generator<Int>.int(in: 0...1_000), .int(in: 0...1_000), .int(in: 2...50)),
    minimum: "(10, 21, 11)"
  ) { left, right, modulus in
    left != right && left % modulus > 9 && left % modulus == right % modulus
  }

  /// Three numbers, the first from ten up, have different distances.
  static let progression = UnseenChallenge(
    "progression",
    zip(Generator<Int>.int(in: 0...150), .int(in: 0...150), .int(in: 0...150)),
    minimum: "(10, 5, 0)"
  ) { first, second, third in
    first > 9 && first != second && second - first == third - second
  }

  /// Steps from one bound never meet the other one after exactly six.
  static let strideEnd = UnseenChallenge(
    "stride_end",
    zip(Generator<Int>.int(in: -50...50), .int(in: -50...50), .int(in: 2...12)),
    minimum: "(0, 12, 2)"
  ) { start, end, step in
    start + 6 * step == end
  }

  /// Two colours do not differ by half of all brightness.
  static let luminance = UnseenChallenge(
    "luminance", zip(colours, colours), minimum: "([0, 0, 0], [0, 169, 253])"
  ) { left, right in
    abs(brightness(left) - brightness(right)) >= 128_000
  }

  private static let colours = Generator { draw in
    [
      try draw(.int(in: 0...255)), try draw(.int(in: 0...255)), try draw(.int(in: 0...255)),
    ]
  }

  private static func brightness(_ colour: [Int]) -> Int {
    299 * colour[0] + 587 * colour[1] + 114 * colour[2]
  }

  /// Two numbers from a hundred up do not share one of 64 buckets.
  static let scatteredPair = UnseenChallenge(
    "scattered_pair", zip(Generator<Int>.int(in: 0...5_000), .int(in: 0...5_000)),
    minimum: "(100, 189)"
  ) { left, right in
    left >= 100 && right >= 100 && left != right && bucket(left) == bucket(right)
  }

  private static func bucket(_ number: Int) -> UInt32 {
    (UInt32(truncatingIfNeeded: number) &* 2_654_435_761) >> 26
  }

  /// A colour in five, six and five bits has a low byte other than 0xFF where it is bright.
  static let packedColour = UnseenChallenge(
    "packed_colour",
    zip(Generator<Int>.int(in: 0...31), .int(in: 0...63), .int(in: 0...31)),
    minimum: "(16, 7, 31)"
  ) { red, green, blue in
    let packed = red << 11 | green << 5 | blue
    return packed >= 0x8000 && packed & 0xFF == 0xFF
  }

  /// Two proper fractions with different denominators do not add up to a whole.
  static let fractionSum = UnseenChallenge(
    "fraction_sum",
    zip(
      Generator<Int>.int(in: 1...12), .int(in: 1...12), .int(in: 1...12), .int(in: 1...12)),
    minimum: "(1, 2, 2, 4)"
  ) { upper, lower, otherUpper, otherLower in
    upper < lower && otherUpper < otherLower && lower != otherLower
      && (upper * otherLower + otherUpper * lower) % (lower * otherLower) == 0
  }
}
