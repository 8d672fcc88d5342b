import PropertyEngine

/// Several lists or sets at once.
extension LaterChallenges {
  static let collections = [joinedTwice, threeSets, splitGroups, tiedRanks, ringEnd]

  private static let keys = Generator<Int>.int(in: 0...30).array(count: 0...12)

  /// Two tables that are joined by their keys have as many rows as pairs of rows with one key.
  static let joinedTwice = UnseenChallenge(
    "joined_twice", zip(keys, keys), minimum: "([0], [0, 0])"
  ) { left, right in
    let rows = Dictionary(right.map { ($0, 1) }) { first, _ in first }
    let joined = left.reduce(0) { $0 + (rows[$1] ?? 0) }
    return joined != left.reduce(0) { sum, key in sum + right.count { $0 == key } }
  }

  private static let set = Generator<Int>.int(in: 0...20).set(count: 0...10)

  /// What is in the difference of the difference of three sets is in one of them alone.
  static let threeSets = UnseenChallenge(
    "three_sets", zip(set, set, set), minimum: "([0], [0], [0])",
    describe: { "(\($0.sorted()), \($1.sorted()), \($2.sorted()))" },
    fails: { first, second, third in
      let difference = first.symmetricDifference(second).symmetricDifference(third)
      return difference.contains { number in
        [first, second, third].count { $0.contains(number) } != 1
      }
    })

  /// Neighbors of one key make as many groups as there are keys.
  static let splitGroups = UnseenChallenge(
    "split_groups", keys, minimum: "[0, 1, 0]"
  ) { keys in
    let ends = zip(keys, keys.dropFirst()).count { $0 != $1 }
    return !keys.isEmpty && ends + 1 != Set(keys).count
  }

  /// A place in a ranking is one behind how many different scores are better.
  static let tiedRanks = UnseenChallenge(
    "tied_ranks", Generator<Int>.int(in: 0...100).array(count: 0...20), minimum: "[0, 1, 1]"
  ) { scores in
    scores.contains { score in
      scores.count { $0 > score } != Set(scores.filter { $0 > score }).count
    }
  }

  /// A key belongs to the next server on a ring, the last to the first.
  static let ringEnd = UnseenChallenge(
    "ring_end",
    zip(
      Generator<Int>.int(in: 0...100).distinctArray(count: 1...12), .int(in: 0...100)),
    minimum: "([0, 1], 2)"
  ) { servers, key in
    let servers = servers.sorted()
    let next = servers.first { $0 >= key }
    return (next ?? servers.last) != (next ?? servers.first)
  }
}
