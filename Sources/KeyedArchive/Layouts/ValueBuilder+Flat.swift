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
    guard classes.kinds(fields.classID, graph) == .dictionary, !fields.hasOthers,
      fields.objects >= 0, fields.keys >= 0
    else { return nil }
    let nodes = table.nodes.span
    let children = table.children.span
    let (objects, keys) = (nodes[fields.objects], nodes[fields.keys])
    guard objects.kind == .array, keys.kind == .array, Int(keys.count) == known.form.count,
      objects.count == keys.count
    else { return nil }
    for entry in 0..<known.form.count {
      let key = children[Int(keys.start) &+ entry]
      let knownKey = children[known.form.keys &+ entry]
      // Files share the reference itself, so that it is seldom followed.
      guard key == knownKey || isSame(nodes[Int(key)], nodes[Int(knownKey)]) else { return nil }
      let reference = nodes[Int(children[Int(objects.start) &+ entry])]
      guard reference.kind == .uid, reference.start != 0 else { return nil }
      let value = nodes[Int(children[firstObject &+ Int(reference.start)])]
      guard value.role != .instance, !value.kind.isContainer else { return nil }
    }
    return ContainerForm(
      kind: .dictionary, objects: Int(objects.start), keys: Int(keys.start),
      count: known.form.count)
  }

  /// Whether a node is the same reference as one that is known to be one.
  @inline(__always)
  private func isSame(_ node: PropertyListNode, _ reference: PropertyListNode) -> Bool {
    node.kind == .uid && node.start == reference.start
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
    try pairs.append(addingCapacity: form.count) { pairs throws(ArchiveError) in
      for entry in 0..<form.count {
        let place = Int(children[form.objects &+ entry])
        let value = try scalar(place, nodes, children, bytes, &budget)
        pairs.append(ArchivePair(known.values[entry], value))
      }
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
