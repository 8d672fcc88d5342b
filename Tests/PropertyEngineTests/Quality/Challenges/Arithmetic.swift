import PropertyEngine

extension Challenge {
  /// A number scattered by a multiplication stays low.
  static let modularMap = Challenge(
    "modular_map", Generator<Int>.int(in: 0...1_000), minimum: "25"
  ) { number in
    try require(number * 37 % 1_001 < 900, "the scattered number is low")
  }

  /// A weighted sum misses one value.
  static let weightedLinear = Challenge(
    "weighted_linear",
    Generator { draw in
      [
        try draw(.int(in: 0...20)), try draw(.int(in: 0...20)), try draw(.int(in: 0...20)),
      ]
    }, minimum: "[0, 0, 20]"
  ) { terms in
    try require(2 * terms[0] + terms[1] + terms[2] != 20, "the weighted sum is not 20")
  }

  /// A discount rounded on each item and one rounded on the total come to the same.
  static let invoice = Challenge("invoice", invoices, minimum: "[10, 100, 1]") { invoice in
    let (price, quantity, percent) = (invoice[0], invoice[1], 100 - invoice[2])
    let isSame = price * percent / 100 * quantity == price * quantity * percent / 100
    try require(isSame, "rounding does not matter")
  }

  private static let invoices = Generator { draw in
    let price = try draw(.int(in: 1...1_000))
    let quantity = try draw(.int(in: 1...100))
    return [price, quantity, price * quantity >= 1_000 ? try draw(.int(in: 0...50)) : 0]
  }

  /// Subtracting what was added gives the number back.
  static let floatCancellation = Challenge(
    "float_cancellation",
    Generator { draw in
      [try draw(.double(in: -1e6...1e6)), try draw(.double(in: -1e6...1e6))]
    }, minimum: "[1.0, 524287.00000000006]"
  ) { pair in
    try require((pair[0] + pair[1]) - pair[1] == pair[0], "the number comes back")
  }
}
