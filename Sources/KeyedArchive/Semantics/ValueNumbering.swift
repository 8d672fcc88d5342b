/// Numbers values so that two are equal if their numbers are, in time linear in the archive.
///
/// Equal means what Foundation's `isEqual` means on every platform: numbers by value (`true` is 1
/// and 1.0), strings by their code units, sets and dictionaries in any order. An object of a class
/// without a layout is equal to itself only.
struct ValueNumbering {
  private enum Shape: Hashable {
    case text(ExactString)
    case notANumber
    case layout(ArchiveLayout.Kind, [Int])
    case object(UInt32)
  }

  private struct Frame {
    let id: UInt32
    let layout: ArchiveLayout
    var numbers: [Int] = []
  }

  /// A nil reference.
  private static let nothing = -1

  private let graph: ArchiveGraph
  private var shapes: [Shape: Int] = [:]
  /// Of objects; -1 while one is open.
  private var numbers: [UInt32: Int] = [:]
  private var frames: [Frame] = []

  init(_ graph: ArchiveGraph) {
    self.graph = graph
  }

  /// The number of what a slot holds or refers to.
  ///
  /// - Throws: what is wrong with an object's own fields, `objectCycle`, `tooMuchWork`.
  mutating func number(
    _ slot: ArchiveSlot, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int {
    do throws(ArchiveError) { return try walk(slot, &budget) } catch {
      for frame in frames { numbers[frame.id] = nil }
      frames.removeAll(keepingCapacity: true)
      throw error
    }
  }

  private mutating func walk(
    _ slot: ArchiveSlot, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int {
    if let known = try begin(slot, &budget) { return known }
    while true {
      let top = frames.count - 1
      let next = frames[top].numbers.count
      if next < frames[top].layout.children.count {
        guard let child = frames[top].layout.children[next] else {
          frames[top].numbers.append(Self.nothing)
          continue
        }
        if let known = try begin(child, &budget) { frames[top].numbers.append(known) }
        continue
      }
      let frame = frames.removeLast()
      let number = self.number(of: Self.shape(frame.layout.kind, frame.numbers))
      numbers[frame.id] = number
      guard top > 0 else { return number }
      frames[top - 1].numbers.append(number)
    }
  }

  /// The number, if it is known without looking further; else a frame is opened.
  private mutating func begin(
    _ slot: ArchiveSlot, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Int? {
    try budget.charge(1)
    guard let id = graph.uid(slot) else { return number(of: try scalar(graph.node(slot), &budget)) }
    guard id != 0 else { return Self.nothing }
    if let known = numbers[id] {
      guard known >= 0 else { throw graph.cycle(at: id) }
      return known
    }
    guard graph.className(of: id) != nil else {
      let number = number(of: try scalar(graph.object(id), &budget))
      numbers[id] = number
      return number
    }
    guard let layout = try graph.layout(of: id) else {
      let number = number(of: .object(id))
      numbers[id] = number
      return number
    }
    try budget.charge(layout.children.count)
    numbers[id] = -1
    frames.append(Frame(id: id, layout: layout))
    return nil
  }

  private mutating func number(of shape: Shape) -> Int {
    if let known = shapes[shape] { return known }
    let number = shapes.count
    shapes[shape] = number
    return number
  }

  private func scalar(
    _ node: PropertyListNode, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Shape {
    let table = graph.table
    if let text = table.string(node) {
      try budget.charge(table.storedBytes(node))
      return .text(ExactString(text))
    }
    if let bytes = table.data(node) {
      try budget.charge(table.storedBytes(node))
      return .layout(.value(.data(bytes)), [])
    }
    if let bool = table.bool(node) { return Self.number(bool) }
    if let whole = table.integer(node) { return .layout(.value(.integer(whole)), []) }
    if node.kind == .null { return .layout(.value(.null), []) }
    guard node.kind == .real || node.kind == .date, let real = table.real(node) else {
      throw ArchiveError(
        .wrongType,
        detail: .expectation(expected: "a reference or a value", found: "a container in its place"))
    }
    return node.kind == .date ? .layout(.value(.date(real)), []) : Self.number(real)
  }

  private static func number(_ bool: Bool) -> Shape {
    .layout(.value(.integer(bool ? 1 : 0)), [])
  }

  private static func number(_ real: Double) -> Shape {
    if real.isNaN { return .notANumber }
    return .layout(.value(real.wideWhole.map { .integer($0) } ?? .real(real)), [])
  }

  private static func number(_ value: ArchiveValue) -> Shape {
    guard case .real(let real) = value else { return .layout(.value(value), []) }
    return number(real)
  }

  private static func shape(_ kind: ArchiveLayout.Kind, _ children: [Int]) -> Shape {
    switch kind {
    case .value(.string(let text)): return .text(ExactString(text))
    case .value(.bool(let bool)): return number(bool)
    case .value(.real(let real)): return number(real)
    case .value(.builtIn(let value)): return number(value.family.equalForm)
    case .set: return .layout(.set, children.sorted())
    case .countedSet(let counts):
      let members = zip(children, counts).sorted { $0.0 < $1.0 }
      return .layout(.countedSet(counts: members.map { $0.1 }), members.map { $0.0 })
    case .dictionary:
      let half = children.count / 2
      let order = (0..<half).sorted { children[$0] < children[$1] }
      return .layout(.dictionary, order.map { children[$0] } + order.map { children[half + $0] })
    case .value, .array, .orderedSet, .composite, .object:
      return .layout(kind, children)
    }
  }
}
