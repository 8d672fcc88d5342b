/// Edits lists that belong together: deletes an element of each at one place, or an equal one, or
/// exchanges two neighbours in each. Also exchanges runs of choices that have the same shape, and
/// moves an element of a list to an earlier place.
struct EditInParallel: ShrinkPass {
  /// Longer lists, and more values, have too many places.
  private static let most = 24
  /// Longer lists have too many ways to move an element.
  private static let mostMoved = 10

  func run(_ shrinker: inout Shrinker) {
    while editsLists(&shrinker) {}
    while deletesEqual(&shrinker) {}
    while exchanges(&shrinker) {}
    while movesOne(&shrinker) {}
  }

  /// Moves an element of a list over two others or more.
  private func movesOne(_ shrinker: inout Shrinker) -> Bool {
    for list in shrinker.best.lists where (3...Self.mostMoved).contains(list.elements.count) {
      for from in 2..<list.elements.count {
        for to in 0..<from - 1 {
          var order = Array(list.elements.indices)
          order.insert(order.remove(at: from), at: to)
          let moved = list.filled(in: shrinker.best.choices, order: order)
          if moved.lexicographicallyPrecedes(shrinker.best.choices), shrinker.accepts(moved) {
            return true
          }
        }
      }
    }
    return false
  }

  private func editsLists(_ shrinker: inout Shrinker) -> Bool {
    let groups = Dictionary(grouping: shrinker.best.lists) { $0.elements.count }
    for (count, lists) in groups.sorted(by: { $0.key < $1.key })
    where lists.count > 1 && count > 0 && count <= Self.most && Self.areApart(lists) {
      for place in (0..<count).reversed() where lists.allSatisfy({ $0.minimum < count }) {
        if shrinker.accepts(deleting(place, of: lists, shrinker.best)) { return true }
      }
      for place in 1..<max(count, 1) {
        if shrinker.accepts(swapping(place, of: lists, shrinker.best)) { return true }
      }
    }
    return false
  }

  /// Deletes an element of one list with an equal one of another: the first of them in both, or the
  /// last.
  private func deletesEqual(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    let lists = best.lists.filter {
      $0.elements.count > $0.minimum && $0.elements.count <= Self.most
    }
    for (order, left) in lists.enumerated() {
      for right in lists[(order + 1)...] where Self.areApart([left, right]) {
        var met: Set<[Choice]> = []
        for content in left.elements.map({ Array(best.choices[$0]) })
        where met.insert(content).inserted {
          let places = [left, right].map { list in
            list.elements.indices.filter { Array(best.choices[list.elements[$0]]) == content }
          }
          for ends in [places.map(\.first), places.map(\.last)] {
            guard let first = ends[0], let second = ends[1] else { continue }
            let kept = right.keeping(in: best.choices) { $0 != second }
            if shrinker.accepts(left.keeping(in: kept) { $0 != first }) { return true }
          }
        }
      }
    }
    return false
  }

  private static func areApart(_ lists: [ListShape]) -> Bool {
    zip(lists, lists.dropFirst()).allSatisfy { left, right in
      (left.elements.last?.upperBound ?? left.countPosition) <= right.countPosition
    }
  }

  private func deleting(
    _ place: Int, of lists: [ListShape], _ best: ChoiceSequence
  ) -> [Choice] {
    lists.reversed().reduce(best.choices) { choices, list in
      list.keeping(in: choices) { $0 != place }
    }
  }

  private func swapping(
    _ place: Int, of lists: [ListShape], _ best: ChoiceSequence
  ) -> [Choice] {
    lists.reversed().reduce(best.choices) { choices, list in
      let (left, right) = (list.elements[place - 1], list.elements[place])
      return Array(choices[..<left.lowerBound]) + choices[right]
        + choices[left.upperBound..<right.lowerBound] + choices[left]
        + choices[right.upperBound...]
    }
  }

  /// Exchanges two runs of choices of the same shape, where the later one is simpler; or two
  /// neighbours, and two more at a distance.
  private func exchanges(_ shrinker: inout Shrinker) -> Bool {
    let best = shrinker.best
    guard (2...Self.most).contains(best.count) else { return false }
    for length in (1...best.count / 2).reversed() {
      for left in 0...best.count - 2 * length {
        for right in left + length...best.count - length {
          let exchanged = best.exchanging([(left, right)], length: length)
          if let exchanged, shrinker.accepts(exchanged) { return true }
        }
      }
    }
    for distance in 2...max(best.count - 2, 2) {
      for left in 0..<max(best.count - distance - 1, 0) {
        let pairs = [(left, left + 1), (left + distance, left + distance + 1)]
        let exchanged = best.exchanging(pairs, length: 1)
        if let exchanged, shrinker.accepts(exchanged) { return true }
      }
    }
    return false
  }
}

extension ChoiceSequence {
  /// The choices with runs of one length exchanged; nil where that makes nothing simpler, or where
  /// the runs differ in shape.
  fileprivate func exchanging(_ pairs: [(Int, Int)], length: Int) -> [Choice]? {
    var changed = choices
    for (left, right) in pairs {
      for offset in 0..<length {
        guard choices[left + offset].domain == choices[right + offset].domain else { return nil }
        changed.swapAt(left + offset, right + offset)
      }
    }
    return changed.lexicographicallyPrecedes(choices) ? changed : nil
  }
}
