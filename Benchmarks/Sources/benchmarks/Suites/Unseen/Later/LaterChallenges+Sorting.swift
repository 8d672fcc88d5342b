import PropertyEngine

/// What is put in order, and what is looked up in it.
extension LaterChallenges {
  static let sorting = [
    swappedTies, threeColors, sortedUnion, distinctRank, combSort, rotatedSearch, unsignedDigits,
    patiencePiles,
  ]

  /// Exchanging each place with the first of the least elements behind it keeps equal ones as they
  /// are.
  static let swappedTies = UnseenChallenge(
    "swapped_ties", Generator<Int>.int(in: 0...100).array(count: 0...20), minimum: "[1, 1, 0]"
  ) { keys in
    var order = Array(keys.enumerated())
    for place in order.indices {
      if let least = order.indices[place...].min(by: { order[$0].element < order[$1].element }) {
        order.swapAt(place, least)
      }
    }
    return zip(order, order.dropFirst()).contains { left, right in
      left.element == right.element && left.offset > right.offset
    }
  }

  /// Three colors are in order after one walk.
  static let threeColors = UnseenChallenge(
    "three_colors", Generator<Int>.int(in: 0...2).array(count: 0...30), minimum: "[1, 2, 0]"
  ) { colors in
    var colors = colors
    var (low, place, high) = (0, 0, colors.count - 1)
    while place <= high {
      if colors[place] == 0 {
        colors.swapAt(low, place)
        low += 1
      } else if colors[place] == 2 {
        colors.swapAt(place, high)
        high -= 1
      }
      // The mistake: what came from behind is not looked at.
      place += 1
    }
    return colors != colors.sorted()
  }

  private static let ascending = Generator<Int>.int(in: 0...50).sortedArray(count: 0...15)

  /// The union of two sorted lists holds nothing twice.
  static let sortedUnion = UnseenChallenge(
    "sorted_union", zip(ascending, ascending), minimum: "([], [0, 0])"
  ) { left, right in
    var union: [Int] = []
    var (first, second) = (left[...], right[...])
    while let one = first.first, let other = second.first {
      if one <= other { first.removeFirst() }
      if other <= one { second.removeFirst() }
      if union.last != min(one, other) { union.append(min(one, other)) }
    }
    // The mistake: what is left of one list goes in as it is.
    union += first.drop { $0 == union.last } + second.drop { $0 == union.last }
    return Set(union).count < union.count
  }

  /// The element of a rank is that of the same rank among the different ones.
  static let distinctRank = UnseenChallenge(
    "distinct_rank",
    Generator<Int>.int(in: 0...100).array(count: 1...20).flatMap { list in
      Generator<Int>.int(in: 1...list.count).map { (list, $0) }
    }, minimum: "([0, 0], 2)"
  ) { list, rank in
    let distinct = Set(list).sorted(by: >)
    return rank > distinct.count || distinct[rank - 1] != list.sorted(by: >)[rank - 1]
  }

  /// Comparing once over four places, over two and over one puts a list in order.
  static let combSort = UnseenChallenge(
    "comb_sort", Generator<Int>.int(in: 0...20).array(count: 0...15), minimum: "[1, 0, 1, 0]"
  ) { list in
    var list = list
    for gap in [4, 2, 1] {
      for place in list.indices.dropLast(gap) where list[place] > list[place + gap] {
        list.swapAt(place, place + gap)
      }
    }
    return list != list.sorted()
  }

  /// A number of a sorted list that was cut and joined the other way round is found by halves.
  static let rotatedSearch = UnseenChallenge(
    "rotated_search",
    Generator { draw in
      let list = try draw(Generator<Int>.int(in: 0...9).sortedArray(count: 1...20))
      let cut = try draw(.int(in: 0...list.count - 1))
      return (Array(list[cut...] + list[..<cut]), try draw(.int(in: 0...list.count - 1)))
    }, minimum: "([0, 1, 0, 0, 0], 1)"
  ) { list, place in
    let wanted = list[place]
    var (low, high) = (0, list.count - 1)
    while low <= high {
      let middle = (low + high) / 2
      if list[middle] == wanted { return false }
      // The mistake: where both are equal, either half may be in order.
      if list[low] <= list[middle] {
        let isLeft = list[low] <= wanted && wanted < list[middle]
        (low, high) = isLeft ? (low, middle - 1) : (middle + 1, high)
      } else {
        let isRight = list[middle] < wanted && wanted <= list[high]
        (low, high) = isRight ? (middle + 1, high) : (low, middle - 1)
      }
    }
    return true
  }

  /// Numbers are in order when their bits are, byte by byte.
  static let unsignedDigits = UnseenChallenge(
    "unsigned_digits", Generator<Int>.int(in: -1_000...1_000).array(count: 0...20),
    minimum: "[0, -1]"
  ) { numbers in
    numbers.sorted { UInt(bitPattern: $0) < UInt(bitPattern: $1) } != numbers.sorted()
  }

  /// Cards that are laid on the last pile they fit make as many piles as the longest rise has.
  static let patiencePiles = UnseenChallenge(
    "patience_piles", .permutation(of: Array(1...8)), minimum: "[1, 2, 3, 4, 6, 8, 5, 7]"
  ) { cards in
    func piles(_ place: (_ fitting: [Int]) -> Int?) -> Int {
      cards.reduce(into: [Int]()) { tops, card in
        if let pile = place(tops.indices.filter { tops[$0] >= card }) {
          tops[pile] = card
        } else {
          tops.append(card)
        }
      }.count
    }
    return piles(\.last) != piles(\.first)
  }
}
