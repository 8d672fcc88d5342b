import PropertyEngine

/// Trees, heaps and tables.
extension FreshChallenges {
  static let trees = [searchTreeDelete, heapRemove, trieDelete, ropeIndex, probing]

  private indirect enum SearchTree {
    case empty
    case node(SearchTree, Int, SearchTree)

    var values: [Int] {
      guard case .node(let left, let value, let right) = self else { return [] }
      return left.values + [value] + right.values
    }

    func inserting(_ new: Int) -> SearchTree {
      guard case .node(let left, let value, let right) = self else {
        return .node(.empty, new, .empty)
      }
      if new < value { return .node(left.inserting(new), value, right) }
      return new > value ? .node(left, value, right.inserting(new)) : self
    }

    func deleting(_ old: Int) -> SearchTree {
      guard case .node(let left, let value, let right) = self else { return self }
      if old < value { return .node(left.deleting(old), value, right) }
      if old > value { return .node(left, value, right.deleting(old)) }
      guard case .node = left else { return right }
      guard let (least, rest) = right.poppingLeast(isTop: true) else { return left }
      return .node(left, least, rest)
    }

    /// The mistake: what is right of the least value is kept only where that is the top.
    private func poppingLeast(isTop: Bool) -> (Int, SearchTree)? {
      guard case .node(let left, let value, let right) = self else { return nil }
      guard let (least, rest) = left.poppingLeast(isTop: false) else {
        return (value, isTop ? right : .empty)
      }
      return (least, .node(rest, value, right))
    }
  }

  /// A value that is deleted from a search tree is the only one that goes.
  static let searchTreeDelete = UnseenChallenge(
    "search_tree_delete",
    Generator { draw in
      let values = try draw(Generator<Int>.int().array(count: 1...40))
      return (values, try draw(.int(in: 0...values.count - 1)))
    }, minimum: "([0, -1, 3, 1, 2], 0)",
    argument: UnseenChallenge.Argument(
      reason: "it takes a node with something on its left, and on its right a node, what is left "
        + "of that and what is right of this: five values, of which only the order matters",
      indices: [])
  ) { values, place in
    let tree = values.reduce(SearchTree.empty) { $0.inserting($1) }
    return tree.deleting(values[place]).values
      != Set(values).subtracting([values[place]]).sorted()
  }

  /// A heap is one after any of its values was taken out.
  static let heapRemove = UnseenChallenge(
    "heap_remove",
    Generator { draw in
      let values = try draw(Generator<Int>.int(in: 0...1_000).array(count: 1...60))
      return (values, try draw(.int(in: 0...values.count - 1)))
    }, minimum: "([0, 1, 0, 1, 1, 0], 3)",
    argument: UnseenChallenge.Argument(
      reason: "only the order of the values matters, so six of them are 0 to 5 at most",
      indices: [], greatestIndex: 5)
  ) { values, place in
    var heap: [Int] = []
    for value in values {
      heap.append(value)
      var child = heap.count - 1
      while child > 0, heap[child] < heap[(child - 1) / 2] {
        heap.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }
    // The mistake: the last value, which fills the gap, sinks but never rises.
    heap.swapAt(place, heap.count - 1)
    heap.removeLast()
    var parent = place
    while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < heap.count })
      .min(by: { heap[$0] < heap[$1] }), heap[child] < heap[parent]
    {
      heap.swapAt(child, parent)
      parent = child
    }
    return heap.indices.dropFirst().contains { heap[$0] < heap[($0 - 1) / 2] }
  }

  private static let words = Generator<String>.string(of: Alphabet("a"..."c"), count: 0...6)

  /// A word that is deleted from a trie is the only one that goes, also when others begin with it.
  static let trieDelete = UnseenChallenge(
    "trie_delete", zip(words.array(count: 0...20), words.array(count: 0...10)),
    minimum: #"(["", "a"], [""])"#
  ) { inserted, deleted in
    var left = Set(inserted)
    for word in deleted where left.contains(word) { left = left.filter { !$0.hasPrefix(word) } }
    return left != Set(inserted).subtracting(deleted)
  }

  /// A character of a text in pieces is that of the text in one.
  static let ropeIndex = UnseenChallenge(
    "rope_index",
    Generator { draw in
      let pieces = try draw(
        Generator<String>.string(of: .lowercase, count: 0...6).array(count: 0...20))
      return (pieces, try draw(.int(in: 0...max(pieces.joined().count - 1, 0))))
    }, minimum: #"(["a", "b"], 1)"#
  ) { pieces, place in
    var left = place
    for piece in pieces {
      // The mistake: the place after the last character counts as inside.
      if left <= piece.count, let last = piece.last {
        let found = left == piece.count ? last : Array(piece)[left]
        return found != Array(pieces.joined())[place]
      }
      left -= piece.count
    }
    return false
  }

  /// What was put into a table with open addressing is found in it, after others were removed
  /// (true) too.
  static let probing = UnseenChallenge(
    "probing", zip(Generator<Bool>.bool, .int(in: 0...500)).array(count: 0...40),
    minimum: "[(false, 0), (false, 64), (true, 0)]"
  ) { steps in
    var slots = [Int?](repeating: nil, count: 64)
    var model: Set<Int> = []
    func slot(of key: Int) -> Int {
      var slot = key % 64
      while let other = slots[slot], other != key { slot = (slot + 1) % 64 }
      return slot
    }
    for (removes, key) in steps {
      // The mistake: an empty slot ends the search for those that were put beyond it.
      slots[slot(of: key)] = removes ? nil : key
      if removes { model.remove(key) } else { model.insert(key) }
    }
    return model.contains { slots[slot(of: $0)] != $0 }
  }
}
