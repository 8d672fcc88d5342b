import PropertyEngine

extension Challenge {
  /// Factors, each at most the one before it, have a small product.
  static func nestedProduct(depth: Int, minimum: String) -> Challenge {
    Challenge("nested_product_\(depth)", factors(depth), minimum: minimum) { factors in
      try require(factors.reduce(1, *) < 24, "the product is small")
    }
  }

  /// The same, with a list of as many bits as the product says: it is short or holds no one.
  static func nestedSequence(depth: Int, minimum: String) -> Challenge {
    let generator = factors(depth).flatMap { factors in
      Generator { draw in
        var bits: [Int] = []
        for _ in 0..<factors.reduce(1, *) { bits.append(try draw(.int(in: 0...1))) }
        return (factors, bits)
      }
    }
    return Challenge(
      "nested_sequence_\(depth)", generator, minimum: minimum,
      describe: { "\($0.0) \($0.1.map(String.init).joined())" },
      check: { _, bits in
        try require(bits.count < 24 || !bits.contains(1), "short or all zeros")
      })
  }

  private static func factors(_ depth: Int) -> Generator<[Int]> {
    Generator { draw in
      var factors: [Int] = []
      for _ in 0..<depth { factors.append(try draw(.int(in: 1...(factors.last ?? 10)))) }
      return factors
    }
  }
}
