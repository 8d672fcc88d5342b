import PropertyEngine

extension Challenge {
  /// Factors, each at most the one before it, have a small product.
  static func nestedProduct(depth: Int) -> Challenge {
    let minimum = [
      2: "[5, 5]", 3: "[3, 3, 3]", 4: "[3, 2, 2, 2]", 5: "[2, 2, 2, 2, 2]",
      6: "[2, 2, 2, 2, 2, 1]",
    ][depth, default: "unknown"]
    return Challenge("nested_product_\(depth)", factors(depth), minimum: minimum) { factors in
      try require(factors.reduce(1, *) < 24, "the product is small")
    }
  }

  /// A list of as many bits as the product of the factors says is short or holds no one.
  static func nestedSequence(depth: Int) -> Challenge {
    let least = [
      2: "[6, 4]", 3: "[4, 3, 2]", 4: "[3, 2, 2, 2]", 5: "[3, 2, 2, 2, 1]", 6: "[3, 2, 2, 2, 1, 1]",
    ][depth, default: "unknown"]
    let minimum = least + " 000000000000000000000001"
    return bits("nested_sequence_\(depth)", factors(depth), minimum: minimum) { $0.reduce(1, *) }
  }

  /// The same with the sum of numbers up to a hundred.
  static let nestedSum = bits(
    "nested_sum_4", factors(4, below: 100), minimum: "[6, 6, 6, 6] 000000000000000000000001"
  ) { $0.reduce(0, +) }

  private static func bits(
    _ name: String, _ factors: Generator<[Int]>, minimum: String,
    length: @escaping @Sendable ([Int]) -> Int
  ) -> Challenge {
    let generator = factors.flatMap { factors in
      Generator { draw in
        var bits: [Int] = []
        for _ in 0..<length(factors) { bits.append(try draw(.int(in: 0...1))) }
        return (factors, bits)
      }
    }
    return Challenge(
      name, generator, minimum: minimum,
      describe: { "\($0.0) \($0.1.map(String.init).joined())" },
      check: { _, bits in
        try require(bits.count < 24 || !bits.contains(1), "short or all zeros")
      })
  }

  private static func factors(_ depth: Int, below upper: Int = 10) -> Generator<[Int]> {
    Generator { draw in
      var factors: [Int] = []
      for _ in 0..<depth { factors.append(try draw(.int(in: 1...(factors.last ?? upper)))) }
      return factors
    }
  }
}
