import PropertyEngine

/// Amounts of money in whole cents.
extension FreshChallenges {
  static let money = [splitByWeight, taxPerLine, dollarsToCents, orderBook]

  /// The rounded parts of an amount add up to the amount.
  static let splitByWeight = UnseenChallenge(
    "split_by_weight",
    zip(Generator<Int>.int(in: 1...100).array(count: 1...10), .int(in: 0...10_000)),
    minimum: "([1, 1], 1)"
  ) { weights, total in
    let sum = weights.reduce(0, +)
    return weights.reduce(0) { $0 + (2 * total * $1 + sum) / (2 * sum) } != total
  }

  /// Tax of 19 percent that is rounded line by line is at most a cent off.
  static let taxPerLine = UnseenChallenge(
    "tax_per_line", Generator<Int>.int(in: 1...100_000).array(count: 0...100),
    minimum: "[1, 2, 13, 13]",
    argument: UnseenChallenge.Argument(
      reason: "a line is at most half a cent up or 0.49 cents down, so three lines stay below one "
        + "and a half; of four, 1 is 0.19 down, then 2 is the first with 0.33, 13 the first with "
        + "0.44",
      indices: [], greatestIndex: 20)
  ) { prices in
    let lines = prices.reduce(0) { $0 + ($1 * 19 + 50) / 100 }
    return abs(lines - (prices.reduce(0, +) * 19 + 50) / 100) > 1
  }

  /// An amount in cents is the same after a visit to floating-point dollars.
  static let dollarsToCents = UnseenChallenge(
    "dollars_to_cents", Generator<Int>.int(in: 0...1_000_000), minimum: "29"
  ) { cents in
    Int(Double(cents) / 100 * 100) != cents
  }

  /// Whoever offers first is served first: of orders to sell (true) or to buy at a price.
  static let orderBook = UnseenChallenge(
    "order_book",
    zip(Generator<Bool>.bool, .int(in: 1...10), .int(in: 1...20)).array(count: 0...30),
    minimum: "[(false, 1, 1), (false, 1, 1), (true, 1, 1)]"
  ) { orders in
    fills(orders, newestFirst: false) != fills(orders, newestFirst: true)
  }

  /// Which waiting orders are served how much, in turn.
  private static func fills(_ orders: [(Bool, Int, Int)], newestFirst: Bool) -> [[Int]] {
    var waiting: [(number: Int, sells: Bool, price: Int, left: Int)] = []
    var fills: [[Int]] = []
    for (number, (sells, price, quantity)) in orders.enumerated() {
      var left = quantity
      while left > 0 {
        let offers = waiting.indices.filter { index in
          waiting[index].sells != sells
            && (sells ? waiting[index].price >= price : waiting[index].price <= price)
        }
        let prices = offers.map { waiting[$0].price }
        guard let best = sells ? prices.max() : prices.min() else { break }
        let level = offers.filter { waiting[$0].price == best }
        guard let index = newestFirst ? level.last : level.first else { break }
        let traded = min(left, waiting[index].left)
        fills.append([waiting[index].number, traded])
        left -= traded
        waiting[index].left -= traded
        if waiting[index].left == 0 { waiting.remove(at: index) }
      }
      if left > 0 { waiting.append((number, sells, price, left)) }
    }
    return fills
  }
}
