import PropertyEngine

extension UnseenChallenge {
  static let collections = [
    skewedMean, falseMajority, raggedRows, windowSum, equalHalves, dotProduct, rotation, lastChunk,
    sharedPrefix,
  ]

  /// The mean of some numbers is at most ten above their median.
  static let skewedMean = UnseenChallenge(
    "skewed_mean", Generator<Int>.int(in: 0...100).array(count: 0...12), minimum: "[0, 0, 31]"
  ) { numbers in
    guard !numbers.isEmpty else { return false }
    let median = numbers.sorted()[numbers.count / 2]
    return numbers.reduce(0, +) > numbers.count * (median + 10)
  }

  /// Who is left over when different votes cancel out has as many votes as anybody.
  static let falseMajority = UnseenChallenge(
    "false_majority", Generator<Int>.int(in: 0...5).array(count: 0...12),
    minimum: "[0, 1, 2, 0]"
  ) { votes in
    var candidate = -1
    var lead = 0
    for vote in votes {
      if lead == 0 { candidate = vote }
      lead += vote == candidate ? 1 : -1
    }
    return votes.contains { vote in
      votes.count { $0 == vote } > votes.count { $0 == candidate }
    }
  }

  /// Rows that are exchanged with columns keep what they hold, also when they are not alike.
  static let raggedRows = UnseenChallenge(
    "ragged_rows",
    Generator<Int>.int(in: 0...9).array(count: 0...6).array(count: 0...6),
    minimum: "[[0], [0, 1]]"
  ) { rows in
    guard let width = rows.first?.count, width > 0 else { return false }
    return rows.contains { $0.dropFirst(width).contains { $0 != 0 } }
  }

  /// Numbers in a window come to less than fifty.
  static let windowSum = UnseenChallenge(
    "window_sum",
    zip(Generator<Int>.int(in: 1...6), Generator<Int>.int(in: -20...20).array(count: 0...12)),
    minimum: "(3, [10, 20, 20])"
  ) { width, numbers in
    guard numbers.count >= width else { return false }
    return (0...numbers.count - width).contains { start in
      numbers[start..<start + width].reduce(0, +) >= 50
    }
  }

  /// Three or more different numbers cannot be shared out evenly.
  static let equalHalves = UnseenChallenge(
    "equal_halves", Generator<Int>.int(in: 1...30).array(count: 0...7), minimum: "[1, 2, 3]"
  ) { numbers in
    guard numbers.count > 2, Set(numbers).count == numbers.count else { return false }
    let sum = numbers.reduce(0, +)
    return (0..<1 << numbers.count).contains { chosen in
      2 * numbers.indices.reduce(0) { $0 + (chosen >> $1 & 1 == 1 ? numbers[$1] : 0) } == sum
    }
  }

  /// The product of two equally long lists is less than a hundred.
  static let dotProduct = UnseenChallenge(
    "dot_product", zip(factors, factors), minimum: "([5, 6, 6], [6, 6, 6])"
  ) { left, right in
    left.count == right.count && zip(left, right).reduce(0) { $0 + $1.0 * $1.1 } >= 100
  }

  private static let factors = Generator<Int>.int(in: 0...6).array(count: 0...6)

  /// Moving a list round by more than its length begins with the same element as before.
  static let rotation = UnseenChallenge(
    "rotation",
    zip(Generator<Int>.int(in: 0...50).array(count: 1...10), Generator<Int>.int(in: 0...100)),
    minimum: "([0, 1], 3)"
  ) { items, distance in
    distance > items.count && items[distance % items.count] != items[0]
  }

  /// The last of three or more pieces holds more than one element.
  static let lastChunk = UnseenChallenge(
    "last_chunk",
    zip(Generator<Int>.int(in: 2...10), Generator<Int>.int(in: 0...9).array(count: 0...40)),
    minimum: "(2, [0, 0, 0, 0, 0])"
  ) { size, items in
    items.count > 2 * size && items.count % size == 1
  }

  /// Two lists with the same first two elements, which differ, are equal.
  static let sharedPrefix = UnseenChallenge(
    "shared_prefix", zip(short, short), minimum: "([0, 1], [0, 1, 0])"
  ) { left, right in
    left.count > 1 && left[0] != left[1] && left != right && right.prefix(2) == left.prefix(2)
  }

  private static let short = Generator<Int>.int(in: 0...20).array(count: 0...6)
}
