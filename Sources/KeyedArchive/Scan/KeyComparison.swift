/// Finds a key that a dictionary has twice: pair by pair when there are few, by sorting when many.
struct KeyComparison {
  private static let fewKeys = 12

  let nodes: [PropertyListNode]
  let children: [UInt32]
  /// The keys in the table of children.
  let first: Int
  let count: Int

  /// The second of two equal keys; nil when all differ. Text that is compared is charged.
  func repeated(
    _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    count <= Self.fewKeys ? try byPairs(span, &budget) : try bySorting(span, &budget)
  }

  private func byPairs(
    _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    guard count > 1 else { return nil }
    for later in 1..<count {
      let key = children[first + later]
      for earlier in 0..<later {
        let other = children[first + earlier]
        if key == other { return Int(key) }
        if try equal(Int(key), Int(other), span, &budget) { return Int(key) }
      }
    }
    return nil
  }

  @inline(__always)
  private func equal(
    _ one: Int, _ other: Int, _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Bool {
    let first = nodes[one]
    let second = nodes[other]
    guard first.count == second.count else { return false }
    try budget.charge(Int(first.count))
    return StringNode(first).equals(StringNode(second), span)
  }

  private func bySorting(
    _ span: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    // Keys of one length whose first and last units differ are different: only the rest is
    // compared.
    var keys: [(summary: UInt64, node: Int)] = []
    keys.reserveCapacity(count)
    for key in first..<first + count {
      let node = Int(children[key])
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
        if try equal(keys[earlier].node, keys[index].node, span, &budget) {
          return keys[index].node
        }
      }
    }
    return nil
  }
}
