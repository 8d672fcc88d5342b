// What goals say of lists.
extension Collection {
  /// Some element and the next one are so.
  func hasNeighbours(_ areSo: (Element, Element) -> Bool) -> Bool {
    Swift.zip(self, dropFirst()).contains(where: areSo)
  }

  /// Every element and the next one are so.
  func allNeighbours(_ areSo: (Element, Element) -> Bool) -> Bool {
    Swift.zip(self, dropFirst()).allSatisfy(areSo)
  }

  /// Two elements with one key that are so together, the earlier one first.
  func sharesKey<Key: Hashable>(
    _ key: (Element) -> Key, where areSo: (Element, Element) -> Bool
  ) -> Bool {
    Dictionary(grouping: self, by: key).values.contains { group in
      group.indices.contains { late in
        group[..<late].contains { areSo($0, group[late]) }
      }
    }
  }

  /// As many elements as that have one key.
  func sharesKey<Key: Hashable>(_ key: (Element) -> Key, times: Int) -> Bool {
    Dictionary(grouping: self, by: key).values.contains { $0.count >= times }
  }
}

extension Collection where Element: Hashable {
  /// Two equal elements that are so.
  func hasEqualPair(where isSo: (Element) -> Bool) -> Bool {
    let chosen = filter(isSo)
    return Set(chosen).count < chosen.count
  }

  /// The elements of `part` follow each other somewhere.
  func holds(_ part: [Element]) -> Bool { contains(part) }

  /// Both have one length, and no other element differs than the last.
  func differsInLastAlone(from other: Self) -> Bool {
    guard count == other.count, !elementsEqual(other) else { return false }
    return dropLast().elementsEqual(other.dropLast())
  }

  /// The most equal elements in a row.
  var longestRun: Int {
    var longest = 0
    var run = 0
    var last: Element?
    for element in self {
      run = element == last ? run + 1 : 1
      longest = Swift.max(longest, run)
      last = element
    }
    return longest
  }

  /// The share of the most frequent element.
  var greatestShare: Double {
    let counts = Dictionary(grouping: self) { $0 }.values.map(\.count)
    return Double(counts.max() ?? 0) / Double(Swift.max(count, 1))
  }
}
