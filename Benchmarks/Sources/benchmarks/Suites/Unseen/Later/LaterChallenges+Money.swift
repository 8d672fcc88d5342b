import PropertyEngine

/// Purchases, taxes and trades.
extension LaterChallenges {
  static let money = [firstLots, taxBracket, bestTrade]

  /// What was sold (true) is paid for at the prices of the lots that were bought first.
  static let firstLots = UnseenChallenge(
    "first_lots",
    zip(Generator<Bool>.bool, .int(in: 1...9), .int(in: 1...30)).array(count: 0...20),
    minimum: "[(false, 1, 1), (false, 1, 2), (true, 2, 1)]"
  ) { trades in
    var lots: [(quantity: Int, price: Int)] = []
    for (sells, quantity, price) in trades {
      guard sells else {
        lots.append((quantity, price))
        continue
      }
      guard lots.reduce(0, { $0 + $1.quantity }) >= quantity, let first = lots.first else {
        continue
      }
      var left = quantity
      var cost = 0
      while left > 0, let lot = lots.first {
        let taken = min(left, lot.quantity)
        cost += taken * lot.price
        left -= taken
        lots[0].quantity -= taken
        if lots[0].quantity == 0 { lots.removeFirst() }
      }
      // The mistake: all of it is taken for a part of the first lot.
      if cost != quantity * first.price { return true }
    }
    return false
  }

  /// Whoever earns more has more left, although from a hundred up half of it is taxed away.
  static let taxBracket = UnseenChallenge(
    "tax_bracket", zip(Generator<Int>.int(in: 0...1_000), .int(in: 0...1_000)),
    minimum: "(51, 100)"
  ) { less, more in
    func left(of income: Int) -> Int { income < 100 ? income : income - income / 2 }
    return less < more && left(of: less) > left(of: more)
  }

  /// The best trade is to buy at the lowest price and to sell at the highest after it.
  static let bestTrade = UnseenChallenge(
    "best_trade", Generator<Int>.int(in: 0...1_000).array(count: 0...40), minimum: "[1, 2, 0]"
  ) { prices in
    guard let lowest = prices.min(), let place = prices.firstIndex(of: lowest) else {
      return false
    }
    let gain = (prices[place...].max() ?? lowest) - lowest
    let best = prices.indices.map { (prices[$0...].max() ?? 0) - prices[$0] }.max() ?? 0
    return gain != best
  }
}
