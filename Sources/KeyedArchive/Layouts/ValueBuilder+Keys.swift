extension ValueBuilder {
  /// No key, and no member of a set, occurs twice.
  mutating func checkDistinct(
    _ form: ContainerForm, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    guard form.kind != .array, form.count > 1 else { return }
    try budget.charge(frame.weight)
    if let distinctKeys, table.haveSameKeys(form, distinctKeys) { return }
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
}
