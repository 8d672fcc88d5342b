/// What must hold between objects: a URL's base is a URL, and so on; no two members of a set and no
/// two keys are equal.
///
/// `archive check`, typed decoding and `KeyedUnarchiver` all ask this one type.
package struct SemanticChecks {
  private let graph: ArchiveGraph
  private var numbering: ValueNumbering
  private var budget: WorkBudget

  /// Checks of one archive, which may do as much work as decoding it.
  package init(_ graph: ArchiveGraph) {
    self.graph = graph
    numbering = ValueNumbering(graph)
    budget = graph.budget
  }

  /// Checks an object whose layout has been read.
  ///
  /// - Throws: `wrongType` for a child of another kind, `duplicateKey` or `containerShape` for
  ///   equal keys or members, `objectCycle` where those hold themselves.
  package mutating func check(_ layout: ArchiveLayout, of id: UInt32) throws(ArchiveError) {
    try budget.charge(layout.children.count)
    try checkChildren(layout, of: id)
    try checkDistinct(layout.distinctChildren, layout.kind, of: id)
  }

  /// Each child is of a kind that is allowed in its place.
  func checkChildren(_ layout: ArchiveLayout, of id: UInt32) throws(ArchiveError) {
    for (index, slot) in layout.children.enumerated() {
      guard let slot else { continue }
      try checkReference(slot, ArchivePath([.object(id), .index(index)]))
      guard let kinds = layout.kindsOfChild(index) else { continue }
      try check(slot, isOf: kinds, ArchivePath([.object(id), .index(index)]))
    }
    try checkArray(layout, of: id)
  }

  /// A container is an object of its own; only an inspection reads one that is not.
  private func checkReference(
    _ slot: ArchiveSlot, _ path: @autoclosure () -> ArchivePath
  ) throws(ArchiveError) {
    guard graph.node(slot).kind.isContainer else { return }
    throw ArchiveError(
      .wrongType, offset: graph.offset(slot), path: path(),
      detail: .expectation(
        expected: "a reference to an object", found: graph.table.describe(Int(slot.node))))
  }

  /// The elements of a C array are numbers.
  private func checkArray(_ layout: ArchiveLayout, of id: UInt32) throws(ArchiveError) {
    guard case .composite(let value) = layout.kind,
      value.value(as: ArchiveCValue.self)?.isArray ?? false,
      let array = layout.children[0].flatMap({ graph.uid($0) })
    else { return }
    for (index, slot) in (try graph.layout(of: array)?.children ?? []).enumerated() {
      guard let slot else { continue }
      try check(slot, isOf: .number, ArchivePath([.object(id), .field("$1"), .index(index)]))
    }
  }

  private func check(
    _ slot: ArchiveSlot, isOf kinds: ArchiveKindSet, _ path: @autoclosure () -> ArchivePath
  ) throws(ArchiveError) {
    guard graph.kinds(at: slot).isDisjoint(with: kinds) else { return }
    let id = graph.uid(slot)
    let className = id.flatMap { graph.className(of: $0) }
    let found =
      className.map { "an object of class \(ArchiveText.visible($0))" }
      ?? graph.table.describe(id.map { graph.objectIndex($0) } ?? Int(slot.node))
    throw ArchiveError(
      .wrongType, offset: graph.offset(slot), path: path(),
      detail: .expectation(expected: kinds.classNames.joined(separator: " or "), found: found))
  }

  /// No two of the children are equal.
  mutating func checkDistinct(
    _ slots: ArraySlice<ArchiveSlot?>, _ kind: ArchiveLayout.Kind, of id: UInt32
  ) throws(ArchiveError) {
    guard slots.count > 1 else { return }
    try budget.charge(slots.count)
    var seen: Set<Int> = []
    seen.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      guard let slot else { continue }
      guard seen.insert(try numbering.number(slot, &budget)).inserted else {
        throw DuplicateSearch(layout: kind, id: id).repeated(index)
      }
    }
  }
}
