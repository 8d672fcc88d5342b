/// Builds values of built-in classes from a graph, bottom up, with a stack of its own.
///
/// Each object is built once and then shared, but every further reference to it is charged with all
/// that hangs from it: what a caller can walk through is what was paid for.
struct ValueBuilder {
  static let isOpen: UInt32 = 1
  static let firstBuilt: UInt32 = 2
  static let firstFailed: UInt32 = 1 << 31
  /// Data of at most so many bytes is made anew for every reference.
  static let smallData = 15

  let graph: ArchiveGraph
  /// Where the children of `$objects` start.
  let firstObject: Int
  /// What may be built; an object of another kind is an error on every edge that leads to it.
  var kinds: ArchiveKindSet
  /// Whether objects of unknown classes, and containers that stand in fields, are built as they
  /// are.
  let inspects: Bool
  var classes: ClassTable
  var spelling = KeySpelling()
  /// Whether what failed is remembered, so that many objects are visited in linear time. Then no
  /// object is given up for the depth it was reached at, only for its own.
  let visits: Bool
  /// For each node: nothing kept (0), open (1), 2 more than its place in `built`, or 2^31 more than
  /// its place in `failures`.
  var states: [UInt32]
  private(set) var failures: [ArchiveError] = []
  private(set) var built: [Built] = []
  var frame = Frame(id: 0)
  /// The frames around `frame`, outermost first.
  private(set) var outer: [Frame] = []
  /// Layouts of the frames without a form, outermost first.
  private var layouts: [ArchiveLayout] = []
  /// What must hold between objects; not asked when archives are inspected.
  var semantics: SemanticChecks
  /// The keys of a dictionary, or members of a set, that were last found to differ; most of an
  /// archive have the same.
  var knownKeys = KnownKeys()
  /// How many objects are opened without trying whether they are flat, and how many were last.
  var skipped = 0
  var inVain = 0

  init(
    _ graph: ArchiveGraph, kinds: ArchiveKindSet, inspects: Bool = false, visits: Bool = false
  ) {
    self.graph = graph
    firstObject = Int(graph.objects.start)
    self.kinds = kinds
    self.inspects = inspects
    self.visits = visits
    classes = ClassTable()
    semantics = SemanticChecks(graph)
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
    // Handed on, so that the tables are not retained for each object.
    let table = graph.table
    while true {
      let depth = outer.count
      try advance(slot, table, &budget)
      // A child may have opened a frame of its own.
      guard outer.count == depth else { continue }
      if outer.isEmpty { return frame.children.popLast() ?? nil }
      try finish(table, &budget)
    }
  }

  /// Builds the children of the frame, to the end or to the first that opens a frame of its own.
  private mutating func advance(
    _ slot: ArchiveSlot, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    let depth = outer.count
    while outer.count == depth, frame.next < frame.childCount {
      if let form = frame.form {
        guard try !fill(form, table, &budget) else { return }
        try open(Int(table.children[form.place(frame.next)]), table, &budget)
      } else if outer.isEmpty {
        try begin(Int(slot.node), table, &budget)
      } else if let child = layouts[layouts.count - 1].children[frame.next] {
        try begin(Int(child.node), table, &budget)
      } else {
        frame.next += 1
        frame.children.append(nil)
      }
    }
  }

  /// Delivers the value at a node, or opens a frame for the object it leads to.
  private mutating func begin(
    _ start: Int, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    if table.uid(table.nodes[start]) == 0 {
      try budget.charge(1)
      frame.next += 1
      frame.children.append(nil)
    } else if let value = try shallow(start, table, &budget) {
      frame.next += 1
      frame.children.append(value)
    } else {
      try open(start, table, &budget)
    }
  }

  /// Opens what `shallow` left: an object that takes a frame, or one built for other kinds.
  private mutating func open(
    _ start: Int, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    var index = start
    var id = frame.id
    var node = table.nodes[index]
    if node.kind == .uid {
      id = node.start
      index = Int(table.children[firstObject &+ Int(id)])
      node = table.nodes[index]
    }
    guard states[index] != Self.isOpen else { throw graph.cycle(at: id) }
    if node.role == .instance {
      try openObject(node, id, index, table, budget)
    } else if node.kind.isContainer {
      try open(try inlineLayout(node, id, index), id, index)
    } else {
      deliver(try leaf(node, id, index, table.bytes.span, &budget))
    }
  }

  private mutating func openObject(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ table: PropertyListTable,
    _ budget: WorkBudget
  ) throws(ArchiveError) {
    let fields = spelling.fields(node, table)
    let classKinds = classes.kinds(fields.classID, graph)
    guard inspects || !classKinds.isDisjoint(with: kinds) else {
      throw refusedClass(fields.classID, id, index)
    }
    if let form = table.form(fields, classKinds) {
      try enter(Frame(node: index, id: id, form: form, childCount: form.childCount))
      // Each child will be charged, so no more of them can come.
      let most = min(form.count, budget.remaining)
      if form.kind == .dictionary { frame.keys.reserveCapacity(most) }
      frame.values.reserveCapacity(most)
    } else {
      let layout = try layout(id, node, fields.classID, classKinds)
      if !inspects { try semantics.checkChildren(layout, of: id) }
      try open(layout, id, index)
    }
  }

  private mutating func open(
    _ layout: ArchiveLayout, _ id: UInt32, _ index: Int
  ) throws(ArchiveError) {
    if case .value(let value) = layout.kind {
      guard visits || outer.count < graph.policy.limits.depth else { throw tooDeep(id, index) }
      remember(value, weight: 2, height: 1, index)
      frame.contain(weight: 2, height: 1)
      deliver(value)
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
    var around = inner
    swap(&around, &frame)
    outer.append(around)
  }

  private mutating func finish(
    _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    guard frame.height < graph.policy.limits.depth else { throw tooDeep(frame.id, frame.node) }
    if let form = frame.form {
      try checkDistinct(form, table, &budget)
    } else {
      let layout = layouts[layouts.count - 1]
      if inspects {
        try DuplicateSearch(layout: layout.kind, id: frame.id).check(
          frame.children[...], weight: frame.weight, &budget)
      } else {
        try checkDistinct(layout, &budget)
      }
    }
    guard var done = outer.popLast() else { return }
    swap(&done, &frame)
    states[done.node] = 0
    let value = done.form?.value(done) ?? layouts.removeLast().assemble(done.children)
    remember(value, weight: done.weight, height: done.height + 1, done.node)
    frame.contain(weight: done.weight, height: done.height + 1)
    deliver(value)
  }

  /// Gives a value to the frame whose child it is.
  private mutating func deliver(_ value: ArchiveValue) {
    let index = frame.next
    frame.next = index &+ 1
    guard let form = frame.form else {
      frame.children.append(value)
      return
    }
    if form.kind == .dictionary, index.isMultiple(of: 2) {
      frame.keys.append(value)
    } else {
      frame.values.append(value)
    }
  }

  /// Keeps what will be asked for again: most objects are referred to once only.
  mutating func remember(_ value: ArchiveValue, weight: Int, height: Int, _ index: Int) {
    guard visits || graph.table.nodes[index].isShared else { return }
    states[index] = UInt32(truncatingIfNeeded: built.count) &+ Self.firstBuilt
    built.append(Built(value: value, weight: weight, height: height, kinds: kinds))
  }
}
