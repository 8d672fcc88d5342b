import PropertyEngine

extension UnseenChallenge {
  static let units = [
    celsiusRoundTrip, feetInches, currencyTriangle, allocationRemainder, equalTotals,
    discountRoundTrip, retryBackoff, aspectRatio,
  ]

  /// Tenths of a degree Celsius survive a visit to whole degrees Fahrenheit, outside of frost.
  static let celsiusRoundTrip = UnseenChallenge(
    "celsius_round_trip", Generator<Int>.int(in: -2_000...2_000), minimum: "-101"
  ) { tenths in
    let fahrenheit = (tenths * 9 / 5 + 320) / 10
    let back = (fahrenheit * 10 - 320) * 5 / 9
    return tenths < -100 && tenths % 2 != 0 && back != tenths
  }

  /// A height in centimetres is never shown with twelve inches.
  static let feetInches = UnseenChallenge(
    "feet_inches", Generator<Int>.int(in: 0...1_000), minimum: "30"
  ) { centimetres in
    let inches = centimetres * 100 / 254
    let rest = centimetres * 1_000 - inches / 12 * 12 * 2_540
    return (rest + 1_270) / 2_540 == 12
  }

  /// Changing money around three currencies never gains.
  static let currencyTriangle = UnseenChallenge(
    "currency_triangle",
    zip(
      Generator<Int>.int(in: 1...50), .int(in: 1...50), .int(in: 1...50), .int(in: 1...1_000)),
    minimum: "(1, 21, 48, 200)"
  ) { first, second, third, amount in
    amount * first / 10 * second / 10 * third / 10 > amount
  }

  /// What is left over when an amount is shared out is at most ten.
  static let allocationRemainder = UnseenChallenge(
    "allocation_remainder", zip(Generator<Int>.int(in: 0...10_000), .int(in: 1...40)),
    minimum: "(11, 12)"
  ) { cents, parts in
    cents % parts > 10
  }

  /// No two currencies of an account come to the same total of a hundred or more.
  static let equalTotals = UnseenChallenge(
    "equal_totals",
    zip(Generator<Int>.int(in: 1...300), .element(of: ["EUR", "USD", "GBP", "JPY"]))
      .array(count: 0...8),
    minimum: #"[(100, "EUR"), (100, "USD")]"#
  ) { amounts in
    var totals: [String: Int] = [:]
    for (amount, currency) in amounts { totals[currency, default: 0] += amount }
    let great = totals.values.filter { $0 >= 100 }
    return Set(great).count < great.count
  }

  /// The price before a discount can be had back from the price after it.
  static let discountRoundTrip = UnseenChallenge(
    "discount_round_trip", zip(Generator<Int>.int(in: 0...5_000), .int(in: 0...90)),
    minimum: "(101, 34)"
  ) { cents, percent in
    let reduced = (cents * (100 - percent) + 50) / 100
    let back = (reduced * 100 + (100 - percent) / 2) / (100 - percent)
    return cents > 100 && back != cents
  }

  /// A delay that grows by a factor stays below ten seconds.
  static let retryBackoff = UnseenChallenge(
    "retry_backoff",
    zip(Generator<Int>.int(in: 1...500), .int(in: 1...8), .int(in: 0...12)),
    minimum: "(1, 3, 9)"
  ) { milliseconds, factor, attempts in
    var delay = milliseconds
    for _ in 0..<attempts where delay < 10_000 { delay *= factor }
    return delay >= 10_000
  }

  /// No picture 640 or more wide is nearly sixteen to nine.
  static let aspectRatio = UnseenChallenge(
    "aspect_ratio", zip(Generator<Int>.int(in: 1...5_000), .int(in: 1...5_000)),
    minimum: "(640, 357)"
  ) { width, height in
    width >= 640 && abs(width * 9 - height * 16) * 100 < height * 16
  }
}
