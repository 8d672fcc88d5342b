extension ValueBuilder {
  /// No key, and no member of a set, occurs twice.
  mutating func checkDistinct(
    _ form: ContainerForm, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    guard form.kind != .array, form.count > 1 else { return }
    try budget.charge(frame.weight)
    if table.haveSameKeys(form, knownKeys.form) {
      if form.kind == .dictionary, knownKeys.kinds == kinds { frame.keys = knownKeys.values }
      return
    }
    let kind: ArchiveLayout.Kind = form.kind == .set ? .set : .dictionary
    let search = DuplicateSearch(layout: kind, id: frame.id)
    if let repeated = distinctText(form) {
      guard repeated < 0 else { throw search.repeated(repeated) }
      knownKeys = KnownKeys(
        form: form, values: form.kind == .set ? frame.values : frame.keys,
        weight: weight(ofKeys: form), kinds: kinds)
      return
    }
    let members = form.kind == .set ? frame.values : frame.keys
    guard !inspects, !members.allSatisfy({ $0.isString }) else {
      return try search.check(members: members.map { $0 }[...])
    }
    let slots = (0..<form.count).map {
      ArchiveSlot?.some(ArchiveSlot(Int(table.children[form.keys + $0])))
    }
    try semantics.checkDistinct(slots[...], kind, of: frame.id)
  }

  /// The same of an object whose layout is open.
  mutating func checkDistinct(
    _ layout: ArchiveLayout, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    let slots = layout.distinctChildren
    guard slots.count > 1 else { return }
    try budget.charge(frame.weight)
    try semantics.checkDistinct(slots, layout.kind, of: frame.id)
  }

  /// What strings weigh that are keys.
  private func weight(ofKeys form: ContainerForm) -> Int {
    let table = graph.table
    return (0..<form.count).reduce(0) { sum, index in
      let key = table.nodes[Int(table.children[form.keys + index])]
      return sum + 1 + StringNode(graph.object(key.start)).storedBytes / 16
    }
  }

  /// The second of two equal keys, or -1; nil when there are many, or some that are not strings.
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
}

extension ArchiveValue {
  fileprivate var isString: Bool {
    if case .string = self { true } else { false }
  }
}
