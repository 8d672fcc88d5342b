/// Dictionaries of scalars under the keys of the one before, which most records are: built in one
/// loop, without a frame of their own.
extension ValueBuilder {
  /// Keys that were found to differ, and their values.
  struct KnownKeys {
    let form: ContainerForm
    let values: [ArchiveValue]
    /// Of all keys together.
    let weight: Int
    /// What was allowed when they were built.
    let kinds: ArchiveKindSet
  }

  /// How many objects at most are not tried after some that were in vain.
  private static let mostSkipped = 64

  /// The object as a dictionary, counted as a child; nil when it takes a frame after all.
  mutating func flat(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ table: PropertyListTable,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    guard !visits, skipped == 0 else {
      skipped = max(0, skipped &- 1)
      return nil
    }
    guard node.role == .instance, states[index] == 0, let form = flatForm(node, table) else {
      skipped = min(2 * inVain + 1, Self.mostSkipped)
      inVain = skipped
      return nil
    }
    inVain = 0
    return try build(form, id, index, table, &budget)
  }

  /// The form of a dictionary that has the known keys and scalars under them.
  private mutating func flatForm(
    _ node: PropertyListNode, _ table: PropertyListTable
  ) -> ContainerForm? {
    guard let known = knownKeys, known.form.kind == .dictionary, known.kinds == kinds,
      inspects || kinds.contains(.dictionary), outer.count < graph.policy.limits.depth
    else { return nil }
    let fields = spelling.fields(node, table)
    guard classes.kinds(fields.classID, graph) == .dictionary,
      let form = table.form(fields, .dictionary), table.haveSameKeys(form, known.form)
    else { return nil }
    let nodes = table.nodes.span
    let children = table.children.span
    for entry in form.objects..<form.objects &+ form.count {
      let value = nodes[Int(children[firstObject &+ Int(nodes[Int(children[entry])].start)])]
      guard value.role != .instance, !value.kind.isContainer else { return nil }
    }
    return form
  }

  private mutating func build(
    _ form: ContainerForm, _ id: UInt32, _ index: Int, _ table: PropertyListTable,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    guard let known = knownKeys else { return nil }
    let nodes = table.nodes.span
    let children = table.children.span
    let bytes = table.bytes.span
    let around = (weight: frame.weight, height: frame.height)
    (frame.weight, frame.height) = (1, 0)
    try budget.charge(form.count &+ known.weight)
    frame.contain(weight: known.weight, height: 0)
    var pairs: [ArchivePair] = []
    pairs.reserveCapacity(form.count)
    for entry in 0..<form.count {
      let place = Int(children[form.objects &+ entry])
      let value = try scalar(place, nodes, children, bytes, &budget)
      pairs.append(ArchivePair(known.values[entry], value))
    }
    let weight = frame.weight
    // What finding out that the keys differ would take.
    try budget.charge(weight)
    (frame.weight, frame.height) = around
    let value = ArchiveValue.dictionary(pairs)
    remember(value, weight: weight, height: 1, index)
    frame.contain(weight: weight, height: 1)
    return value
  }
}
