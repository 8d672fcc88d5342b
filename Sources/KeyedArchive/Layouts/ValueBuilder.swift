/// Builds values of built-in classes from a graph, bottom up, with a stack of its own.
///
/// Each object is built once and then shared, but every further reference to it is charged with all
/// that hangs from it: what a caller can walk through is what was paid for.
struct ValueBuilder {
  /// An object whose children are being built; those of other forms have a layout beside it.
  private struct Frame {
    let node: Int
    let id: UInt32
    let form: ContainerForm?
    let childCount: Int
    var next = 0
    /// Its first child in `results`.
    let base: Int
    var weight = 1
  }

  private struct Built {
    let value: ArchiveValue
    /// Objects and sixteenths of bytes that the value expands to.
    let weight: Int
    /// What was allowed when it was built: another list of classes builds it anew.
    let kinds: ArchiveKindSet
  }

  private static let isOpen: UInt32 = 1
  /// Strings of at most so many bytes are made anew for every reference: they need no memory.
  private static let smallText = 15

  let graph: ArchiveGraph
  /// What may be built; an object of another kind is an error on every edge that leads to it.
  var kinds: ArchiveKindSet
  /// Whether objects of unknown classes, and containers that stand in fields, are built as they
  /// are.
  let inspects: Bool
  private var classes: ClassTable
  private var spelling = KeySpelling()
  /// For each node: unseen (0), open (1), or 2 more than its place in `built`.
  private var states: [UInt32]
  private var built: [Built] = []
  private var frames: [Frame] = []
  /// Layouts of the frames without a form, outermost first.
  private var layouts: [ArchiveLayout] = []
  private var results: [ArchiveValue] = []
  /// Places in `results` that stand for nil.
  private var absent: [Int] = []

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
    frames.removeAll(keepingCapacity: true)
    layouts.removeAll(keepingCapacity: true)
    results.removeAll(keepingCapacity: true)
    absent.removeAll(keepingCapacity: true)
    try begin(Int(slot.node), owner: owner, &budget)
    while !frames.isEmpty {
      let frame = frames[frames.count - 1]
      guard frame.next < frame.childCount else {
        try finish(&budget)
        continue
      }
      frames[frames.count - 1].next += 1
      if let child = child(frame) {
        try begin(child, owner: frame.id, &budget)
      } else {
        pushNil()
      }
    }
    return absent.isEmpty ? results.popLast() : nil
  }

  /// The node of a frame's next child; nil where a layout has nil.
  @inline(__always)
  private func child(_ frame: Frame) -> Int? {
    guard let form = frame.form else {
      return layouts[layouts.count - 1].children[frame.next].map { Int($0.node) }
    }
    return Int(graph.table.children[form.place(frame.next)])
  }

  private mutating func pushNil() {
    absent.append(results.count)
    results.append(.null)
  }

  /// Pushes the value at a node, or a frame for the object it leads to.
  private mutating func begin(
    _ start: Int, owner: UInt32, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    try budget.charge(1)
    var index = start
    var id = owner
    if graph.table.nodes[index].kind == .uid {
      id = graph.table.nodes[index].start
      guard id != 0 else {
        pushNil()
        return
      }
      index = graph.objectIndex(id)
    }
    let state = states[index]
    if state != 0 {
      guard state != Self.isOpen else { throw cycle(id, index) }
      if built[Int(state) - 2].kinds == kinds {
        let weight = built[Int(state) - 2].weight
        try budget.charge(weight)
        push(built[Int(state) - 2].value, weight: weight)
        return
      }
    }
    let node = graph.table.nodes[index]
    if node.role == .instance {
      try openObject(node, id, index)
    } else if node.kind.isContainer {
      try open(try inlineLayout(node, id, index), id, index)
    } else {
      try leaf(node, id, index, &budget)
    }
  }

  private mutating func openObject(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int
  ) throws(ArchiveError) {
    let fields = spelling.fields(node, graph.table)
    let classKinds = classes.kinds(fields.classID, graph)
    guard inspects || !classKinds.isDisjoint(with: kinds) else {
      throw refusedClass(fields.classID, id, index)
    }
    if let form = graph.table.form(fields, classKinds) {
      try push(form, childCount: form.childCount, id, index)
    } else {
      try open(try layout(id, node, fields.classID, classKinds), id, index)
    }
  }

  private mutating func open(
    _ layout: ArchiveLayout, _ id: UInt32, _ index: Int
  ) throws(ArchiveError) {
    if case .value(let value) = layout.kind {
      remember(value, weight: 2, index)
      push(value, weight: 2)
      return
    }
    layouts.append(layout)
    try push(nil, childCount: layout.children.count, id, index)
  }

  private mutating func push(
    _ form: ContainerForm?, childCount: Int, _ id: UInt32, _ index: Int
  ) throws(ArchiveError) {
    guard frames.count < graph.policy.limits.depth else { throw tooDeep(id, index) }
    states[index] = Self.isOpen
    frames.append(
      Frame(node: index, id: id, form: form, childCount: childCount, base: results.count))
  }

  private mutating func finish(_ budget: inout WorkBudget) throws(ArchiveError) {
    let frame = frames.removeLast()
    let value: ArchiveValue
    if let form = frame.form {
      try checkDistinct(form, frame, &budget)
      value = form.kind == .array && frame.base == 0 ? takeAll() : assemble(form, frame)
    } else {
      let layout = layouts.removeLast()
      var children: [ArchiveValue?] = results[frame.base...].map { $0 }
      while let place = absent.last, place >= frame.base {
        children[place - frame.base] = nil
        absent.removeLast()
      }
      try DuplicateSearch(layout: layout.kind, id: frame.id).check(
        children[...], weight: frame.weight, &budget)
      value = layout.assemble(children)
    }
    results.removeLast(results.count - frame.base)
    remember(value, weight: frame.weight, frame.node)
    push(value, weight: frame.weight)
  }

  /// The outermost array, which takes the whole stack instead of a copy.
  private mutating func takeAll() -> ArchiveValue {
    let all = results
    results = []
    return .array(all)
  }

  private func assemble(_ form: ContainerForm, _ frame: Frame) -> ArchiveValue {
    switch form.kind {
    case .array: return .array(Array(results[frame.base...]))
    case .set: return .set(Array(results[frame.base...]))
    case .dictionary:
      var pairs: [ArchivePair] = []
      pairs.reserveCapacity(form.count)
      for index in 0..<form.count {
        pairs.append(
          ArchivePair(results[frame.base + index], results[frame.base + form.count + index]))
      }
      return .dictionary(pairs)
    }
  }

  /// No key, and no member of a set, occurs twice.
  private func checkDistinct(
    _ form: ContainerForm, _ frame: Frame, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    guard form.kind != .array, form.count > 1 else { return }
    try budget.charge(frame.weight)
    if let repeated = distinctText(form) {
      guard repeated >= 0 else { return }
      throw DuplicateSearch(layout: form.kind == .set ? .set : .dictionary, id: frame.id)
        .repeated(repeated)
    }
    try DuplicateSearch(layout: form.kind == .set ? .set : .dictionary, id: frame.id).check(
      results[frame.base..<frame.base + form.childCount].map { $0 }[...], weight: 0, &budget)
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

  private mutating func push(_ value: ArchiveValue, weight: Int) {
    results.append(value)
    guard !frames.isEmpty else { return }
    let (sum, overflow) = frames[frames.count - 1].weight.addingReportingOverflow(weight)
    frames[frames.count - 1].weight = overflow ? Int.max : sum
  }

  private mutating func remember(_ value: ArchiveValue, weight: Int, _ index: Int) {
    states[index] = UInt32(truncatingIfNeeded: built.count + 2)
    built.append(Built(value: value, weight: weight, kinds: kinds))
  }

  /// A value that is no object with a class.
  private mutating func leaf(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    let stored = node.kind.isString || node.kind == .data ? graph.table.storedBytes(node) : 0
    let (kind, value) = try scalar(node, id, index)
    guard inspects || kinds.contains(kind) else {
      throw notAllowed(id, index, found: kind.classNames[0])
    }
    try budget.charge(stored)
    let weight = 1 + stored / 16
    if stored > Self.smallText { remember(value, weight: weight, index) }
    push(value, weight: weight)
  }
}
