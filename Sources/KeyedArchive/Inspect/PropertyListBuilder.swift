/// Builds `PropertyListValue` trees from a scanned table, with a stack of its own.
///
/// Containers that several others share are built for each: every step is charged, so what expands
/// without end runs out of budget instead.
struct PropertyListBuilder {
  private struct Frame {
    let node: PropertyListNode
    var next = 0
    /// Its first child in `results`.
    let base: Int
  }

  let table: PropertyListTable
  private var frames: [Frame] = []
  private var results: [PropertyListValue] = []

  init(_ table: PropertyListTable) {
    self.table = table
  }

  /// The value at a node; the table has been checked for cycles and depth.
  mutating func build(
    _ index: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> PropertyListValue {
    try begin(index, &budget)
    while let frame = frames.last {
      guard frame.next < frame.node.childCount else {
        try finish()
        continue
      }
      frames[frames.count - 1].next += 1
      try begin(table.child(frame.next, of: frame.node), &budget)
    }
    guard let value = results.popLast() else { throw table.pastEnd(index) }
    return value
  }

  private mutating func begin(_ index: Int, _ budget: inout WorkBudget) throws(ArchiveError) {
    let node = table.nodes[index]
    try budget.charge(1, offset: nil)
    if node.kind.isContainer {
      frames.append(Frame(node: node, base: results.count))
    } else {
      if node.kind.isString || node.kind == .data { try budget.charge(table.storedBytes(node)) }
      results.append(try scalar(index))
    }
  }

  private mutating func finish() throws(ArchiveError) {
    let frame = frames.removeLast()
    let children = Array(results[frame.base...])
    results.removeSubrange(frame.base...)
    switch frame.node.kind {
    case .array: results.append(.array(children))
    case .set: results.append(.set(children))
    case .null, .falseValue, .trueValue, .integer, .real, .date, .data, .ascii, .utf16, .utf8,
      .uid, .dictionary:
      let half = children.count / 2
      var entries: [PropertyListEntry] = []
      entries.reserveCapacity(half)
      for index in 0..<half {
        guard case .string(let key) = children[index] else {
          throw ArchiveError(
            .keyNotString, offset: table.offset(of: table.child(index, of: frame.node)))
        }
        entries.append(PropertyListEntry(key, children[half + index]))
      }
      results.append(.dictionary(entries))
    }
  }

  private func scalar(_ index: Int) throws(ArchiveError) -> PropertyListValue {
    switch table.nodes[index].kind {
    case .falseValue: .bool(false)
    case .trueValue: .bool(true)
    case .integer: .integer(try table.wholeInteger(at: index))
    case .real: .real(try table.wholeReal(at: index))
    case .date: .date(try table.wholeReal(at: index))
    case .data: .data(try table.wholeData(at: index))
    case .ascii, .utf16, .utf8: .string(try table.wholeText(at: index))
    case .uid: .uid(table.nodes[index].start)
    case .null, .array, .set, .dictionary: .null
    }
  }
}
