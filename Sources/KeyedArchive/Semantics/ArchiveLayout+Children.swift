extension ArchiveLayout {
  /// The kinds that a child must be of; nil where it may be anything.
  func kindsOfChild(_ index: Int) -> ArchiveKindSet? {
    guard case .composite(let value) = kind else { return nil }
    return value.family.kindsOfChild(index)
  }

  /// The children of which no two may be equal: members of sets, keys of dictionaries.
  var distinctChildren: ArraySlice<ArchiveSlot?> {
    switch kind {
    case .set, .orderedSet, .countedSet: children[...]
    case .dictionary: children[..<(children.count / 2)]
    case .value, .array, .composite, .object:
      []
    }
  }
}

extension ArchiveGraph {
  /// The kinds of what a slot refers to, by its class or by that of a superclass; empty for nil and
  /// for what has no built-in layout.
  func kinds(at slot: ArchiveSlot) -> ArchiveKindSet {
    let id = uid(slot)
    guard let id, let name = className(of: id) else {
      return ArchiveKindSet(scalar: id.map { table.nodes[objectIndex($0)] } ?? node(slot))
    }
    let own = kinds(ofInstance: id, className: name)
    guard own.isEmpty, let classID = classIdentifier(object(id)),
      let record = classRecord(classID)
    else { return own }
    return (record.hints + record.hierarchy).lazy
      .map { ArchiveKind.kinds(ofClass: $0) { [] } }.first { !$0.isEmpty } ?? []
  }
}

extension ArchiveKindSet {
  /// The kind of a value that is its own object.
  fileprivate init(scalar node: PropertyListNode) {
    switch node.kind {
    case .trueValue, .falseValue: self = .bool
    case .integer: self = .integer
    case .real: self = .real
    case .date: self = .date
    case .data: self = .data
    case .ascii, .utf16, .utf8: self = .string
    case .null, .uid, .array, .set, .dictionary: self = []
    }
  }
}
