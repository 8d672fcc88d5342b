/// Finds a key that a dictionary has twice: pair by pair when there are few, by sorting when many.
enum KeyComparison {
  private static let fewKeys = 12

  /// The second of two equal keys; nil when all differ. Text that is compared is charged.
  ///
  /// - Parameters:
  ///   - keys: the nodes of the keys.
  ///   - span: the bytes that the nodes lie in.
  @inline(__always)
  static func repeated(
    _ keys: Span<UInt32>, _ nodes: Span<PropertyListNode>, _ span: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    keys.count <= fewKeys
      ? try byPairs(keys, nodes, span, &budget) : try bySorting(keys, nodes, span, &budget)
  }

  @inline(__always)
  private static func byPairs(
    _ keys: Span<UInt32>, _ nodes: Span<PropertyListNode>, _ span: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    guard keys.count > 1 else { return nil }
    for later in 1..<keys.count {
      let key = keys[later]
      let node = nodes[Int(key)]
      for earlier in 0..<later {
        let other = keys[earlier]
        if key == other { return Int(key) }
        if try equal(node, nodes[Int(other)], span, &budget) { return Int(key) }
      }
    }
    return nil
  }

  @inline(__always)
  private static func equal(
    _ first: PropertyListNode, _ second: PropertyListNode, _ span: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Bool {
    guard first.count == second.count else { return false }
    try budget.charge(Int(first.count))
    return StringNode(first).equals(StringNode(second), span)
  }

  private static func bySorting(
    _ all: Span<UInt32>, _ nodes: Span<PropertyListNode>, _ span: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    // Keys of one length whose first and last units differ are different: only the rest is
    // compared.
    var keys: [(summary: UInt64, node: Int)] = []
    keys.reserveCapacity(all.count)
    for index in all.indices {
      let node = Int(all[index])
      let text = StringNode(nodes[node])
      try budget.charge(Int(nodes[node].count))
      keys.append((text.summary(span), node))
    }
    keys.sort { ($0.summary, $0.node) < ($1.summary, $1.node) }
    var run = 0
    for index in 1..<keys.count {
      if keys[index].summary != keys[index - 1].summary { run = index }
      for earlier in run..<index {
        if keys[earlier].node == keys[index].node { return keys[index].node }
        try budget.charge(1)
        if try equal(nodes[keys[earlier].node], nodes[keys[index].node], span, &budget) {
          return keys[index].node
        }
      }
    }
    return nil
  }
}
