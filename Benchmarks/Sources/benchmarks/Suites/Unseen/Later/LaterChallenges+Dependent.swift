import PropertyEngine

/// What is drawn from what was drawn before, and what is left out.
extension LaterChallenges {
  static let dependent = [probeLimit, midpoint, modNine, viewport]

  private static func divisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : divisor(second, first % second)
  }

  /// Ten probes of a table, whose size has nothing in common with the step, find any place.
  static let probeLimit = UnseenChallenge(
    "probe_limit",
    Generator { draw in
      let size = try draw(.int(in: 1...200))
      let step = try draw(Generator<Int>.int(in: 1...size).filter { divisor($0, size) == 1 })
      return (size, step, try draw(.int(in: 0...size - 1)))
    }, minimum: "(11, 1, 10)"
  ) { size, step, place in
    !(0..<10).contains { $0 * step % size == place }
  }

  private static let byte = Generator<Int8>.integer(in: 0...127)

  /// The middle of two bytes is half their sum.
  static let midpoint = UnseenChallenge(
    "midpoint", zip(byte, byte).filter { high, low in low <= high }, minimum: "(64, 64)"
  ) { high, low in
    let middle = Int(high) + Int(low)
    return Int(high &+ low) / 2 != middle / 2
  }

  /// The remainder of their sum by nine tells when one of some digits is another.
  static let modNine = UnseenChallenge(
    "mod_nine",
    Generator { draw in
      let digits = try draw(Generator<Int>.int(in: 0...9).array(count: 1...16))
      return (digits, try draw(.int(in: 0...digits.count - 1)), try draw(.int(in: 0...9)))
    }, minimum: "([0], 0, 9)"
  ) { digits, place, digit in
    digit != digits[place] && digit % 9 == digits[place] % 9
  }

  /// A view that begins inside another one, and is no wider, ends inside it.
  static let viewport = UnseenChallenge(
    "viewport",
    Generator { draw in
      let start = try draw(.int(in: -500...500))
      let width = try draw(.int(in: 1...1_000))
      let inner = try draw(.int(in: start...start + width - 1))
      return (start, width, inner, try draw(.int(in: 1...width)))
    }, minimum: "(0, 2, 1, 2)"
  ) { start, width, inner, innerWidth in
    inner + innerWidth > start + width
  }
}
