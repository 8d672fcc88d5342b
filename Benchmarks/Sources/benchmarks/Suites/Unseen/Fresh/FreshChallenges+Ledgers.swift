import PropertyEngine

/// Records whose parts are tied, and what is counted, shared out, merged.
extension FreshChallenges {
  static let ledgers = [
    partlyPaid, frameQuota, uniqueNames, threeWayMerge, pageBoundary, greedyCoins, slidingMaximum,
  ]

  /// A hundred or more are not due when there was a discount and fifty or more were paid.
  static let partlyPaid = UnseenChallenge(
    "partly_paid",
    Generator { draw in
      let items = try draw(Generator<Int>.int(in: 0...500).array(count: 0...20))
      let total = items.reduce(0, +)
      let discount = try draw(.int(in: 0...total))
      return (items, discount, try draw(.int(in: 0...total - discount)))
    }, minimum: "([151], 1, 50)"
  ) { items, discount, paid in
    discount > 0 && paid >= 50 && items.reduce(0, +) - discount - paid >= 100
  }

  /// Frames of kind 2 carry less than twelve bytes together.
  static let frameQuota = UnseenChallenge(
    "frame_quota",
    Generator { draw in
      let kind = try draw(.int(in: 0...3))
      let length = try draw(.int(in: 0...32))
      var contents: [Int] = []
      for _ in 0..<length { contents.append(try draw(.int(in: 0...255))) }
      return (kind, contents)
    }.array(count: 0...8), minimum: "[(2, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])]",
    argument: UnseenChallenge.Argument(
      reason: "each frame costs two choices of its own, so one is shortest, and what it carries "
        + "may be anything",
      indices: [2, 12], greatestIndex: 0)
  ) { frames in
    frames.reduce(0) { $0 + ($1.0 == 2 ? $1.1.count : 0) } >= 12
  }

  /// Names that are numbered where they repeat are unique.
  static let uniqueNames = UnseenChallenge(
    "unique_names",
    zip(Generator<Int>.int(in: 0...3), .int(in: 0...3)).array(count: 0...20),
    minimum: "[(0, 0), (0, 0), (0, 1)]"
  ) { names in
    var counts: [[Int]: Int] = [:]
    var taken: Set<[Int]> = []
    for (name, number) in names {
      let repeats = counts[[name, number], default: 0]
      counts[[name, number]] = repeats + 1
      taken.insert([name, number + repeats])
    }
    return taken.count < names.count
  }

  private static let settings = Generator<Int>.int(in: 0...20)
    .dictionary(to: Generator<Int>.int(in: 0...20), count: 0...8)

  /// Two changes of one original are merged to the same, whichever comes first.
  static let threeWayMerge = UnseenChallenge(
    "three_way_merge", zip(settings, settings, settings), minimum: " | 0: 0 | 0: 1",
    describe: { base, left, right in
      [base, left, right].map { entries in
        entries.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
          .joined(separator: ", ")
      }.joined(separator: " | ")
    },
    fails: { base, left, right in
      (0...20).contains { key in
        let (ours, theirs) = (left[key], right[key])
        return (theirs == base[key] ? ours : theirs) != (ours == base[key] ? theirs : ours)
      }
    })

  /// Pages that begin after the last time of the page before hold all events.
  static let pageBoundary = UnseenChallenge(
    "page_boundary",
    zip(
      Generator<Int>.int(in: 2...20), Generator<Int>.int(in: 0...200).sortedArray(count: 0...60)),
    minimum: "(2, [0, 0, 0])"
  ) { size, times in
    var seen = 0
    var last = -1
    while true {
      let page = times.filter { $0 > last }.prefix(size)
      guard let end = page.last else { return seen != times.count }
      seen += page.count
      last = end
    }
  }

  /// Giving the greatest coins first, beside those of 1, gives the fewest.
  static let greedyCoins = UnseenChallenge(
    "greedy_coins",
    zip(Generator<Int>.int(in: 2...30).distinctArray(count: 1...4), .int(in: 0...200)),
    minimum: "([3, 4], 6)"
  ) { coins, amount in
    let coins = ([1] + coins).sorted(by: >)
    var fewest = [0]
    for sum in 0..<amount {
      fewest.append((coins.filter { $0 <= sum + 1 }.map { fewest[sum + 1 - $0] }.min() ?? 0) + 1)
    }
    var left = amount
    var given = 0
    for coin in coins {
      given += left / coin
      left %= coin
    }
    return given > fewest[amount]
  }

  /// The greatest numbers of windows that slide over a list are kept in a queue.
  static let slidingMaximum = UnseenChallenge(
    "sliding_maximum",
    zip(Generator<Int>.int(in: 2...10), Generator<Int>.int(in: -100...100).array(count: 0...50)),
    minimum: "(2, [0, 0, -1])"
  ) { width, numbers in
    var queue: [Int] = []
    for (place, number) in numbers.enumerated() {
      if place >= width, queue.first == numbers[place - width] { queue.removeFirst() }
      // The mistake: an equal number is taken out, and then counts as the one that leaves.
      while let last = queue.last, last <= number { queue.removeLast() }
      queue.append(number)
      if queue.first != numbers[max(place - width + 1, 0)...place].max() { return true }
    }
    return false
  }
}
