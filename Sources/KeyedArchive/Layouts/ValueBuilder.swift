/// Builds values of built-in classes from a graph, bottom up, with a stack of its own.
///
/// Each object is built once and then shared, but every further reference to it is charged with all
/// that hangs from it: what a caller can walk through is what was paid for.
struct ValueBuilder {
  /// An object whose children are being built.
  private struct Frame {
    let node: Int
    let id: UInt32
    let layout: ArchiveLayout
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

  /// What the class of an object says.
  struct ClassEntry {
    let name: String
    let kinds: ArchiveKindSet
  }

  private static let isOpen: UInt32 = 1

  let graph: ArchiveGraph
  /// What may be built; an object of another kind is an error on every edge that leads to it.
  var kinds: ArchiveKindSet
  /// Whether objects of unknown classes, and containers that stand in fields, are built as they are.
  let inspects: Bool
  private(set) var classes: [UInt32: ClassEntry] = [:]
  /// For each node: unseen (0), open (1), or 2 more than its place in `built`.
  private var states: [UInt32]
  private var built: [Built] = []
  private var frames: [Frame] = []
  private var results: [ArchiveValue?] = []

  init(_ graph: ArchiveGraph, kinds: ArchiveKindSet, inspects: Bool = false) {
    self.graph = graph
    self.kinds = kinds
    self.inspects = inspects
    states = [UInt32](repeating: 0, count: graph.table.nodes.count)
  }

  /// The value in a slot; nil when it is a reference of 0.
  mutating func build(
    _ slot: ArchiveSlot, owner: UInt32, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    frames.removeAll(keepingCapacity: true)
    results.removeAll(keepingCapacity: true)
    try begin(slot, owner: owner, &budget)
    while let frame = frames.last {
      guard frame.next < frame.layout.children.count else {
        try finish(&budget)
        continue
      }
      frames[frames.count - 1].next += 1
      if let child = frame.layout.children[frame.next] {
        try begin(child, owner: frame.id, &budget)
      } else {
        results.append(nil)
      }
    }
    return results.popLast() ?? nil
  }

  /// Pushes the value in a slot, or a frame for the object it leads to.
  private mutating func begin(
    _ slot: ArchiveSlot, owner: UInt32, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    try budget.charge(1)
    var index = Int(slot.node)
    var id = owner
    if let reference = graph.table.uid(graph.table.nodes[index]) {
      guard reference != 0 else {
        results.append(nil)
        return
      }
      id = reference
      index = graph.objectIndex(reference)
    }
    let state = states[index]
    guard state != Self.isOpen else { throw cycle(id, index) }
    if state > Self.isOpen, built[Int(state) - 2].kinds == kinds {
      let shared = built[Int(state) - 2]
      try budget.charge(shared.weight)
      push(shared.value, weight: shared.weight)
      return
    }
    let node = graph.table.nodes[index]
    if node.role == .instance {
      try open(try layout(id, node), id, index)
    } else if node.kind.isContainer {
      try open(try inlineLayout(node, id, index), id, index)
    } else {
      try leaf(node, id, index, &budget)
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
    guard frames.count < graph.policy.limits.depth else {
      throw ArchiveError(
        .tooDeep, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
        detail: .limit(
          .depth, maximum: graph.policy.limits.depth, found: graph.policy.limits.depth + 1))
    }
    states[index] = Self.isOpen
    frames.append(Frame(node: index, id: id, layout: layout, base: results.count))
  }

  private mutating func finish(_ budget: inout WorkBudget) throws(ArchiveError) {
    let frame = frames.removeLast()
    let children = results[frame.base...]
    try DuplicateSearch(layout: frame.layout, id: frame.id).check(
      children, weight: frame.weight, &budget)
    let value = frame.layout.assemble(children)
    results.removeSubrange(frame.base...)
    remember(value, weight: frame.weight, frame.node)
    push(value, weight: frame.weight)
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
    let (kind, value) = try scalar(node, id, index, &budget)
    guard inspects || kinds.contains(ArchiveKindSet(kind)) else {
      throw notAllowed(id, index, found: ArchiveKindSet(kind).classNames[0])
    }
    let weight = kind == .string || kind == .data ? 1 + graph.table.storedBytes(node) / 16 : 1
    if kind == .string || kind == .data { remember(value, weight: weight, index) }
    push(value, weight: weight)
  }

  private func scalar(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> (ArchiveKind, ArchiveValue) {
    let table = graph.table
    switch node.kind {
    case .ascii, .utf16, .utf8:
      try budget.charge(table.storedBytes(node))
      return (.string, .string(table.string(node) ?? ""))
    case .data:
      try budget.charge(table.storedBytes(node))
      return (.data, .data(table.data(node) ?? []))
    case .integer: return (.integer, .integer(table.integer(node) ?? 0))
    case .trueValue: return (.bool, .bool(true))
    case .falseValue: return (.bool, .bool(false))
    case .real: return (.real, .real(table.real(node) ?? 0))
    case .date: return (.date, .date(table.real(node) ?? 0))
    case .null: return (.null, .null)
    case .uid, .array, .set, .dictionary:
      throw ArchiveError(
        .wrongType, offset: table.offset(of: index), path: ArchivePath([.object(id)]),
        detail: .expectation(expected: "a value", found: table.describe(index)))
    }
  }
}

extension ValueBuilder {
  private func cycle(_ id: UInt32, _ index: Int) -> ArchiveError {
    ArchiveError(
      .objectCycle, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
      detail: .reason("a value cannot hold itself"))
  }

  private func notAllowed(_ id: UInt32, _ index: Int, found: String) -> ArchiveError {
    ArchiveError(
      .classNotAllowed, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
      detail: .classes(found: found, allowed: kinds.classNames))
  }

  /// The layout of an object with a class.
  private mutating func layout(
    _ id: UInt32, _ node: PropertyListNode
  ) throws(ArchiveError) -> ArchiveLayout {
    let entry = classEntry(id, node)
    let reader = LayoutReader(graph: graph, id: id, node: node)
    guard inspects || !entry.kinds.isDisjoint(with: kinds) else {
      if ArchiveKind.unresolvableClassNames.contains(entry.name) {
        throw graph.unresolvable(id, entry.name)
      }
      throw notAllowed(id, graph.objectIndex(id), found: entry.name)
    }
    guard let layout = try reader.layout(className: entry.name, kinds: entry.kinds) else {
      return reader.unknown(className: entry.name)
    }
    if entry.kinds == .number, !inspects, case .value(let value) = layout.kind {
      let kind: ArchiveKindSet =
        switch value {
        case .bool: .bool
        case .integer: .integer
        default: .real
        }
      guard kinds.contains(kind) else {
        throw notAllowed(id, graph.objectIndex(id), found: kind.classNames[0])
      }
    }
    return layout
  }

  /// The class of an object: its name, or the first hint that has a layout where the name has none.
  private mutating func classEntry(_ id: UInt32, _ node: PropertyListNode) -> ClassEntry {
    let classID = graph.classIdentifier(node) ?? 0
    if let known = classes[classID] { return known }
    guard let record = graph.classRecord(classID) else { return ClassEntry(name: "", kinds: []) }
    var entry = ClassEntry(
      name: record.name, kinds: ArchiveKind.kinds(ofClass: record.name) { record.hierarchy })
    if entry.kinds.isEmpty {
      for hint in record.hints {
        let kinds = ArchiveKind.kinds(ofClass: hint) { [] }
        guard !kinds.isEmpty else { continue }
        entry = ClassEntry(name: hint, kinds: kinds)
        break
      }
    }
    classes[classID] = entry
    return entry
  }

  /// A container that stands in a field itself.
  private func inlineLayout(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int
  ) throws(ArchiveError) -> ArchiveLayout {
    guard inspects else {
      throw ArchiveError(
        .wrongType, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
        detail: .expectation(
          expected: "a reference to an object", found: graph.table.describe(index)))
    }
    let slots = (0..<node.childCount).map { child -> ArchiveSlot? in
      let index = graph.table.child(child, of: node)
      return graph.table.uid(graph.table.nodes[index]) == 0 ? nil : ArchiveSlot(index)
    }
    switch node.kind {
    case .set: return ArchiveLayout(.set, children: slots)
    case .dictionary: return ArchiveLayout(.dictionary, children: slots)
    default: return ArchiveLayout(.array, children: slots)
    }
  }
}
