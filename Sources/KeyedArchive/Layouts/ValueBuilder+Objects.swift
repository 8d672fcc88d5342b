extension ValueBuilder {
  /// The kind of a scalar; nil for what is none.
  @inline(__always)
  func kind(of node: PropertyListNode) -> ArchiveKindSet? {
    switch node.kind {
    case .ascii, .utf16, .utf8: .string
    case .data: .data
    case .integer: .integer
    case .trueValue, .falseValue: .bool
    case .real: .real
    case .date: .date
    case .null: .null
    case .uid, .array, .set, .dictionary: nil
    }
  }

  func unexpected(_ id: UInt32, _ index: Int) -> ArchiveError {
    ArchiveError(
      .wrongType, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
      detail: .expectation(expected: "a value", found: graph.table.describe(index)))
  }

  func tooDeep(_ id: UInt32, _ index: Int) -> ArchiveError {
    let most = graph.policy.limits.depth
    return ArchiveError(
      .tooDeep, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
      detail: .limit(.depth, maximum: most, found: most + 1))
  }

  func notAllowed(_ id: UInt32, _ index: Int, found: String) -> ArchiveError {
    ArchiveError(
      .classNotAllowed, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
      detail: .classes(found: found, allowed: kinds.classNames))
  }

  func refusedClass(_ classID: UInt32, _ id: UInt32, _ index: Int) -> ArchiveError {
    let name = graph.classRecord(classID)?.name ?? ""
    if ArchiveKind.unresolvableClassNames.contains(name) { return graph.unresolvable(id, name) }
    return notAllowed(id, index, found: name)
  }

  /// The layout of an object whose class is allowed.
  func layout(
    _ id: UInt32, _ node: PropertyListNode, _ classID: UInt32, _ classKinds: ArchiveKindSet
  ) throws(ArchiveError) -> ArchiveLayout {
    guard let name = graph.classRecord(classID)?.name else {
      throw graph.table.pastEnd(graph.objectIndex(classID))
    }
    let reader = LayoutReader(graph: graph, id: id, node: node)
    guard let layout = try reader.layout(className: name, kinds: classKinds) else {
      return try reader.unknown(className: name)
    }
    if classKinds == .number, !inspects, case .value(let value) = layout.kind {
      let kind: ArchiveKindSet =
        if case .bool = value { .bool } else if case .integer = value { .integer } else { .real }
      guard kinds.contains(kind) else {
        throw notAllowed(id, graph.objectIndex(id), found: kind.classNames[0])
      }
    }
    return layout
  }

  /// A container that is in a field itself.
  func inlineLayout(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int
  ) throws(ArchiveError) -> ArchiveLayout {
    guard inspects else {
      throw ArchiveError(
        .wrongType, offset: graph.table.offset(of: index), path: ArchivePath([.object(id)]),
        detail: .expectation(
          expected: "a reference to an object", found: graph.table.describe(index)))
    }
    var slots: [ArchiveSlot?] = []
    slots.reserveCapacity(node.childCount)
    for child in 0..<node.childCount {
      let index = graph.table.child(child, of: node)
      guard graph.table.uid(graph.table.nodes[index]) != 0 else {
        throw ArchiveError(
          .nullElement, offset: graph.table.offset(of: index),
          path: ArchivePath([.object(id), .index(child)]),
          detail: .expectation(expected: "a value", found: "nil"))
      }
      slots.append(ArchiveSlot(index))
    }
    let kind: ArchiveLayout.Kind =
      if node.kind == .set { .set } else if node.kind == .dictionary { .dictionary } else { .array }
    return ArchiveLayout(kind, children: slots)
  }
}
