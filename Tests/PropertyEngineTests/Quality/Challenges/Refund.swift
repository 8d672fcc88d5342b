import PropertyEngine

extension Challenge {
  /// A refund is shared out by what is refundable, not by what was paid.
  static let refund = Challenge(
    "refund", requests, minimum: "([31, 33], 4)"
  ) { paid, refund in
    try require(isFair(shared(refund, by: paid), of: refund, paid.map { $0 - 30 }), "it is fair")
  }

  /// Each share is refundable and proportional, and leftover cents go to the largest remainders.
  private static func isFair(_ shares: [Int128], of refund: Int, _ net: [Int]) -> Bool {
    let total = net.reduce(Int128(0)) { $0 + Int128($1) }
    for (share, weight) in zip(shares, net) {
      let exact = Int128(refund) * Int128(weight)
      guard share >= 0, share <= weight,
        share == exact / total || share == (exact + total - 1) / total
      else { return false }
    }
    return shares == shared(refund, by: net)
  }

  private static let requests = Generator { draw in
    let paid = try draw(Generator<Int>.int(in: 31...Int.max).array(count: 1...20))
    let total = paid.reduce(Int128(0)) { $0 + Int128($1 - 30) }
    return (paid, try draw(.int(in: 0...Int(clamping: total))))
  }

  /// The floor of each proportional share, and leftover cents to the largest remainders.
  private static func shared(_ refund: Int, by weights: [Int]) -> [Int128] {
    let total = weights.reduce(Int128(0)) { $0 + Int128($1) }
    var shares = weights.map { Int128(refund) * Int128($0) / total }
    let remainders = weights.map { Int128(refund) * Int128($0) % total }
    let order = weights.indices.sorted { (remainders[$1], $0) < (remainders[$0], $1) }
    let left = Int(Int128(refund) - shares.reduce(0, +))
    for index in order.prefix(left) { shares[index] += 1 }
    return shares
  }
}
