/// The common case of both passes, in one loop each over the tables.
///
/// Each stops at the first object that is anything else: `GraphChecker` itself looks closer, and
/// says what is wrong if something is.
extension GraphChecker {
  /// Sets the roles of plain objects and of those that have the known `$class` key.
  ///
  /// Returns the first identifier from `start` on that is neither; the number of objects when there
  /// is none.
  mutating func assignRoles(
    from start: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int {
    let list = objects
    let classKey = UInt32(truncatingIfNeeded: classKey)
    // A copy of the reference, so that the nodes can be changed while it is read.
    let stored = table.children
    let children = stored.span
    var nodes = table.nodes.mutableSpan
    for id in start..<max(start, Int(list.count)) {
      let index = Int(children[Int(list.start) &+ id])
      let node = nodes[index]
      // Entries that share one object are checked once.
      guard node.role == .none else { continue }
      if node.kind.isScalarObject {
        nodes[index].role = .plain
        continue
      }
      try budget.charge(node.childCount)
      let keys = Int(node.start)..<Int(node.start) &+ Int(node.count)
      guard node.kind == .dictionary, keys.contains(where: { children[$0] == classKey }) else {
        return id
      }
      nodes[index].role = .instance
    }
    return Int(list.count)
  }

  /// Checks the fields of objects that hold scalars, references, and lists of these.
  ///
  /// Returns the first identifier from `start` on of an object with anything else in its fields;
  /// the number of objects when there is none.
  mutating func checkCommonForms(
    from start: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int {
    let list = objects
    let classKey = UInt32(truncatingIfNeeded: classKey)
    let stored = table.children
    let children = stored.span
    var meetsAgain = false
    var lastList = CountedList()
    var nodes = table.nodes.mutableSpan
    var id = start
    while id < Int(list.count) {
      let node = nodes[Int(children[Int(list.start) &+ id])]
      if node.role == .instance {
        try budget.charge(Int(node.count))
        let isCommon = try Self.checkCommonForm(
          node, classKey, list, children, &nodes, &lastList, &meetsAgain, &budget)
        guard isCommon else { break }
      }
      id &+= 1
    }
    if meetsAgain { sharesContainers = true }
    return id
  }

  /// Whether an object has the known `$class` key and its other fields are scalars, references that
  /// lead to objects, and lists of these; `meetsAgain` becomes true when one of the lists stood in
  /// another field before.
  @inline(__always)
  private static func checkCommonForm(
    _ object: PropertyListNode, _ classKey: UInt32, _ list: PropertyListNode,
    _ children: Span<UInt32>, _ nodes: inout MutableSpan<PropertyListNode>,
    _ lastList: inout CountedList, _ meetsAgain: inout Bool, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Bool {
    let keys = Int(object.start)
    // Another node may spell `$class` too; no object has two.
    var hasClass = false
    for entry in keys..<keys &+ Int(object.count) {
      let index = Int(children[entry &+ Int(object.count)])
      let value = nodes[index]
      if children[entry] == classKey {
        guard value.kind == .uid, value.start < list.count,
          nodes[Int(children[Int(list.start) &+ Int(value.start)])].role == .classRecord
        else { return false }
        hasClass = true
      } else if value.kind == .uid {
        guard count(value, list, children, &nodes) else { return false }
      } else if value.kind.isContainer {
        guard value.role != .instance else { return false }
        if value.role == .none {
          try budget.charge(value.childCount)
          // The keys of a dictionary are its first field.
          let isFirst = entry == keys
          if !(isFirst && lastList.isDone(value)) {
            guard count(contentOf: value, list, children, &nodes) else { return false }
            if isFirst { lastList.add(value) }
          }
          nodes[index].role = .plain
        } else {
          meetsAgain = true
        }
      }
    }
    return hasClass
  }

  /// A list whose content has been counted, once or more often; lists with the same content share
  /// it, and more than twice counts as twice.
  private struct CountedList {
    private var start: UInt32 = 0
    private var count: UInt32 = 0
    private var times = 0

    /// Whether nothing is left to count in a list.
    @inline(__always)
    func isDone(_ list: PropertyListNode) -> Bool { times > 1 && isSame(list) }

    @inline(__always)
    mutating func add(_ list: PropertyListNode) {
      times = isSame(list) ? times &+ 1 : 1
      (start, count) = (list.start, list.count)
    }

    /// Only arrays share their content.
    @inline(__always)
    private func isSame(_ list: PropertyListNode) -> Bool {
      list.start == start && list.count == count && list.kind == .array
    }
  }

  /// Counts what a list of scalars and references refers to; false when it holds anything else.
  @inline(__always)
  private static func count(
    contentOf container: PropertyListNode, _ list: PropertyListNode, _ children: Span<UInt32>,
    _ nodes: inout MutableSpan<PropertyListNode>
  ) -> Bool {
    let first = Int(container.start)
    for entry in first..<first &+ container.childCount {
      let node = nodes[Int(children[entry])]
      if node.kind == .uid {
        guard count(node, list, children, &nodes) else { return false }
      } else if node.kind.isContainer {
        return false
      }
    }
    return true
  }

  /// Counts a reference; false when it leads nowhere, or to a class record.
  @inline(__always)
  private static func count(
    _ reference: PropertyListNode, _ list: PropertyListNode, _ children: Span<UInt32>,
    _ nodes: inout MutableSpan<PropertyListNode>
  ) -> Bool {
    guard reference.start < list.count else { return false }
    let target = Int(children[Int(list.start) &+ Int(reference.start)])
    guard nodes[target].role != .classRecord else { return false }
    nodes[target].countReference()
    return true
  }

  /// Counts every object as one that several references lead to.
  mutating func markAllShared() {
    var nodes = table.nodes.mutableSpan
    for index in nodes.indices { nodes[index].markShared() }
  }
}
