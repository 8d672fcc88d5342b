/// Builds values of built-in classes from a graph, bottom up, with a stack of its own.
///
/// Each object is built once and then shared, but every further reference to it is charged with all
/// that hangs from it: what a caller can walk through is what was paid for.
struct ValueBuilder {
  /// An object whose children are being built, and those that are; below all stands one for the
  /// slot that was asked for.
  private struct Frame {
    var node = 0
    var id: UInt32
    /// Nil where a layout lies beside the frame.
    var form: ContainerForm?
    var childCount = 1
    var next = 0
    var weight = 1
    /// Elements of arrays and members of sets that have a form.
    var values: [ArchiveValue] = []
    /// Entries of dictionaries that have a form: all keys come first, then the values.
    var pairs: [ArchivePair] = []
    /// Children of a layout.
    var children: [ArchiveValue?] = []
  }

  private struct Built {
    let value: ArchiveValue
    /// Objects and sixteenths of bytes that the value expands to.
    let weight: Int
    /// What was allowed when it was built: another list of classes builds it anew.
    let kinds: ArchiveKindSet
  }

  private static let isOpen: UInt32 = 1
  private static let wasBuiltOnce: UInt32 = 2
  private static let firstBuilt: UInt32 = 3
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
  /// For each node: unseen (0), open (1), a string built once (2), or 3 more than its place in
  /// `built`.
  private var states: [UInt32]
  private var built: [Built] = []
  private var frame = Frame(id: 0)
  /// The frames around `frame`, outermost first.
  private var outer: [Frame] = []
  /// Layouts of the frames without a form, outermost first.
  private var layouts: [ArchiveLayout] = []
  /// Keys that were found to differ; most dictionaries of an archive have the same.
  private var distinctKeys: ContainerForm?

  init(_ graph: ArchiveGraph, kinds: ArchiveKindSet, inspects: Bool = false) {
    self.graph = graph
    self.kinds = kinds
    self.inspects = inspects
    classes = ClassTable()
    states = [UInt32](repeating: 0, count: graph.table.nodes.count)
  }

  /// The value in a slot; nil when it is a reference of 0.
  mutating func build(
    _ slot: ArchiveSlot, owner: UInt32, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    outer.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
    frame = Frame(id: owner)
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
    let place = Int(state - Self.firstBuilt)
    guard built[place].kinds == kinds else { return false }
    let weight = built[place].weight
    try budget.charge(weight)
    deliver(built[place].value, weight: weight)
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
      remember(value, weight: 2, index)
      deliver(value, weight: 2)
      return
    }
    try enter(Frame(node: index, id: id, childCount: layout.children.count))
    layouts.append(layout)
  }

  /// Makes a frame the one whose children are built.
  private mutating func enter(_ inner: Frame) throws(ArchiveError) {
    guard outer.count < graph.policy.limits.depth else { throw tooDeep(inner.id, inner.node) }
    states[inner.node] = Self.isOpen
    outer.append(frame)
    frame = inner
  }

  private mutating func finish(_ budget: inout WorkBudget) throws(ArchiveError) {
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
      value = layout.assemble(frame.children)
    }
    let (node, weight) = (frame.node, frame.weight)
    frame = outer.removeLast()
    remember(value, weight: weight, node)
    deliver(value, weight: weight)
  }

  /// No key, and no member of a set, occurs twice.
  private mutating func checkDistinct(
    _ form: ContainerForm, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    guard form.kind != .array, form.count > 1 else { return }
    try budget.charge(frame.weight)
    if let distinctKeys, graph.table.haveSameKeys(form, distinctKeys) { return }
    let search = DuplicateSearch(layout: form.kind == .set ? .set : .dictionary, id: frame.id)
    if let repeated = distinctText(form) {
      guard repeated < 0 else { throw search.repeated(repeated) }
      distinctKeys = form
      return
    }
    let members = form.kind == .set ? frame.values : frame.pairs.map { $0.key }
    try search.check(members: members.map { $0 }[...])
  }

  /// The second of two equal keys, or -1; nil when there are many, or some that are no strings.
  private func distinctText(_ form: ContainerForm) -> Int? {
    guard form.count <= DuplicateSearch.few else { return nil }
    let table = graph.table
    let span = table.bytes.span
    func key(_ index: Int) -> Int {
      graph.objectIndex(table.nodes[Int(table.children[form.keys + index])].start)
    }
    for later in 0..<form.count {
      let one = key(later)
      guard table.nodes[one].kind.isString else { return nil }
      for earlier in 0..<later {
        let other = key(earlier)
        if one == other
          || StringNode(table.nodes[one]).equals(StringNode(table.nodes[other]), span)
        {
          return later
        }
      }
    }
    return -1
  }

  /// Gives a value to the frame whose child it is.
  @inline(__always)
  private mutating func deliver(_ value: ArchiveValue, weight: Int) {
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

  private mutating func remember(_ value: ArchiveValue, weight: Int, _ index: Int) {
    states[index] = UInt32(truncatingIfNeeded: built.count) &+ Self.firstBuilt
    built.append(Built(value: value, weight: weight, kinds: kinds))
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
      remember(value, weight: weight, index)
    }
    deliver(value, weight: weight)
  }
}
