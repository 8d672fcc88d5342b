/// Builds values of built-in classes from a graph, bottom up, with a stack of its own.
///
/// Each object is built once and then shared, but every further reference to it is charged with all
/// that hangs from it: what a caller can walk through is what was paid for.
struct ValueBuilder {
  private static let isOpen: UInt32 = 1
  private static let wasBuiltOnce: UInt32 = 2
  private static let firstBuilt: UInt32 = 3
  private static let firstFailed: UInt32 = 1 << 31
  /// Data of at most so many bytes is made anew for every reference.
  private static let smallData = 15
  /// Strings of at most so many bytes are kept from the second reference on: most have one only.
  private static let middlingText = 255

  let graph: ArchiveGraph
  /// What may be built; an object of another kind is an error on every edge that leads to it.
  var kinds: ArchiveKindSet
  /// Whether objects of unknown classes, and containers that stand in fields, are built as they
  /// are.
  let inspects: Bool
  private var classes: ClassTable
  private var spelling = KeySpelling()
  /// Whether what failed is remembered, so that many objects are visited in linear time. Then no
  /// object is given up for the depth it was reached at, only for its own.
  let visits: Bool
  /// For each node: unseen (0), open (1), a string built once (2), 3 more than its place in
  /// `built`, or 2^31 more than its place in `failures`.
  private var states: [UInt32]
  private var failures: [ArchiveError] = []
  private var built: [Built] = []
  private(set) var frame = Frame(id: 0)
  /// The frames around `frame`, outermost first.
  private var outer: [Frame] = []
  /// Layouts of the frames without a form, outermost first.
  private var layouts: [ArchiveLayout] = []
  /// Keys that were found to differ; most dictionaries of an archive have the same.
  var distinctKeys: ContainerForm?

  init(
    _ graph: ArchiveGraph, kinds: ArchiveKindSet, inspects: Bool = false, visits: Bool = false
  ) {
    self.graph = graph
    self.kinds = kinds
    self.inspects = inspects
    self.visits = visits
    classes = ClassTable()
    states = [UInt32](repeating: 0, count: graph.table.nodes.count)
  }

  /// The value in a slot; nil when it is a reference of 0.
  mutating func build(
    _ slot: ArchiveSlot, owner: UInt32, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    frame = Frame(id: owner)
    do throws(ArchiveError) { return try run(slot, &budget) } catch {
      abandon(error)
      throw error
    }
  }

  /// Closes what is open: every object around a failure fails with it.
  private mutating func abandon(_ error: ArchiveError) {
    var state: UInt32 = 0
    // Work that has run out says nothing about the object it ran out at.
    if visits, error.code != .tooMuchWork, !outer.isEmpty {
      state = Self.firstFailed &+ UInt32(truncatingIfNeeded: failures.count)
      failures.append(error)
    }
    while let next = outer.popLast() {
      states[frame.node] = state
      frame = next
    }
    layouts.removeAll(keepingCapacity: true)
  }

  private mutating func run(
    _ slot: ArchiveSlot, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    while true {
      while frame.next < frame.childCount {
        let index = frame.next
        frame.next = index &+ 1
        if let form = frame.form {
          try begin(Int(graph.table.children[form.place(index)]), &budget)
        } else if outer.isEmpty {
          try begin(Int(slot.node), &budget)
        } else if let child = layouts[layouts.count - 1].children[index] {
          try begin(Int(child.node), &budget)
        } else {
          frame.children.append(nil)
        }
      }
      if outer.isEmpty { return frame.children.popLast() ?? nil }
      try finish(&budget)
    }
  }

  /// Delivers the value at a node, or opens a frame for the object it leads to.
  @inline(__always)
  private mutating func begin(
    _ start: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    try budget.charge(1)
    var index = start
    var id = frame.id
    var node = graph.table.nodes[index]
    if node.kind == .uid {
      id = node.start
      guard id != 0 else {
        frame.children.append(nil)
        return
      }
      index = graph.objectIndex(id)
      node = graph.table.nodes[index]
    }
    let state = states[index]
    if state == 0 || state == Self.wasBuiltOnce {
      if node.role != .instance, !node.kind.isContainer {
        return try leaf(node, id, index, &budget)
      }
    } else if try deliverBuilt(state, id, index, &budget) {
      return
    }
    try openAny(node, id, index, &budget)
  }

  /// Delivers what was built before, if the same kinds were allowed then.
  private mutating func deliverBuilt(
    _ state: UInt32, _ id: UInt32, _ index: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Bool {
    guard state != Self.isOpen else { throw cycle(id, index) }
    guard state < Self.firstFailed else { throw failures[Int(state - Self.firstFailed)] }
    let place = Int(state - Self.firstBuilt)
    guard built[place].kinds == kinds else { return false }
    let (weight, height) = (built[place].weight, built[place].height)
    // What was built in one place may be too deep for another.
    guard visits || outer.count + height <= graph.policy.limits.depth else {
      throw tooDeep(id, index)
    }
    try budget.charge(visits && outer.isEmpty ? 0 : weight)
    deliver(built[place].value, weight: weight, height: height)
    return true
  }

  private mutating func openAny(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    if node.role == .instance {
      try openObject(node, id, index, budget)
    } else if node.kind.isContainer {
      try open(try inlineLayout(node, id, index), id, index)
    } else {
      try leaf(node, id, index, &budget)
    }
  }

  private mutating func openObject(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ budget: WorkBudget
  ) throws(ArchiveError) {
    let fields = spelling.fields(node, graph.table)
    let classKinds = classes.kinds(fields.classID, graph)
    guard inspects || !classKinds.isDisjoint(with: kinds) else {
      throw refusedClass(fields.classID, id, index)
    }
    if let form = graph.table.form(fields, classKinds) {
      try enter(Frame(node: index, id: id, form: form, childCount: form.childCount))
      // Each child will be charged, so no more of them can come.
      let most = min(form.count, budget.remaining)
      if form.kind == .dictionary {
        frame.pairs.reserveCapacity(most)
      } else {
        frame.values.reserveCapacity(most)
      }
    } else {
      try open(try layout(id, node, fields.classID, classKinds), id, index)
    }
  }

  private mutating func open(
    _ layout: ArchiveLayout, _ id: UInt32, _ index: Int
  ) throws(ArchiveError) {
    if case .value(let value) = layout.kind {
      guard visits || outer.count < graph.policy.limits.depth else { throw tooDeep(id, index) }
      remember(value, weight: 2, height: 1, index)
      deliver(value, weight: 2, height: 1)
      return
    }
    try enter(Frame(node: index, id: id, childCount: layout.children.count))
    layouts.append(layout)
  }

  /// Makes a frame the one whose children are built.
  private mutating func enter(_ inner: Frame) throws(ArchiveError) {
    guard visits || outer.count < graph.policy.limits.depth else {
      throw tooDeep(inner.id, inner.node)
    }
    states[inner.node] = Self.isOpen
    outer.append(frame)
    frame = inner
  }

  private mutating func finish(_ budget: inout WorkBudget) throws(ArchiveError) {
    guard frame.height < graph.policy.limits.depth else { throw tooDeep(frame.id, frame.node) }
    let value: ArchiveValue
    if let form = frame.form {
      try checkDistinct(form, &budget)
      value =
        switch form.kind {
        case .array: .array(frame.values)
        case .set: .set(frame.values)
        case .dictionary: .dictionary(frame.pairs)
        }
    } else {
      let layout = layouts.removeLast()
      try DuplicateSearch(layout: layout.kind, id: frame.id).check(
        frame.children[...], weight: frame.weight, &budget)
      try checkNumbers(layout.kind, frame.children)
      value = layout.assemble(frame.children)
    }
    let (node, weight, height) = (frame.node, frame.weight, frame.height + 1)
    frame = outer.removeLast()
    remember(value, weight: weight, height: height, node)
    deliver(value, weight: weight, height: height)
  }

  /// Gives a value to the frame whose child it is.
  @inline(__always)
  private mutating func deliver(_ value: ArchiveValue, weight: Int, height: Int) {
    frame.height = max(frame.height, height)
    let (sum, overflow) = frame.weight.addingReportingOverflow(weight)
    frame.weight = overflow ? Int.max : sum
    guard let form = frame.form else {
      frame.children.append(value)
      return
    }
    if form.kind != .dictionary {
      frame.values.append(value)
    } else if frame.next <= form.count {
      frame.pairs.append(ArchivePair(value, .null))
    } else {
      frame.pairs[frame.next &- 1 &- form.count].value = value
    }
  }

  private mutating func remember(_ value: ArchiveValue, weight: Int, height: Int, _ index: Int) {
    states[index] = UInt32(truncatingIfNeeded: built.count) &+ Self.firstBuilt
    built.append(Built(value: value, weight: weight, height: height, kinds: kinds))
  }

  /// A value that is no object with a class.
  @inline(__always)
  private mutating func leaf(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    guard let kind = kind(of: node) else { throw unexpected(id, index) }
    guard inspects || kinds.contains(kind) else {
      throw notAllowed(id, index, found: kind.classNames[0])
    }
    let stored = kind == .string || kind == .data ? graph.table.storedBytes(node) : 0
    try budget.charge(stored)
    let value = scalar(node)
    let weight = 1 + stored / 16
    if kind == .string, stored <= Self.middlingText, states[index] == 0 {
      states[index] = Self.wasBuiltOnce
    } else if kind == .string || stored > Self.smallData {
      remember(value, weight: weight, height: 0, index)
    }
    deliver(value, weight: weight, height: 0)
  }
}
