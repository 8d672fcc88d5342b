/// Dictionaries of scalars under the keys of the one before, which most records are: built in one
/// loop, without a frame of their own.
extension ValueBuilder {
  /// Keys that were found to differ, and their values.
  struct KnownKeys {
    /// Empty where no keys are known.
    var form = ContainerForm(kind: .set, objects: 0, keys: 0, count: 0)
    var values: [ArchiveValue] = []
    /// Of all keys together.
    var weight = 0
    /// What was allowed when they were built.
    var kinds: ArchiveKindSet = []
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
    if node.role == .instance, states[index] == 0, let form = flatForm(node, table),
      let value = try build(form, index, table, &budget)
    {
      inVain = 0
      return value
    }
    skipped = min(2 * inVain + 1, Self.mostSkipped)
    inVain = skipped
    return nil
  }

  /// The form of a dictionary that has the known keys.
  private mutating func flatForm(
    _ node: PropertyListNode, _ table: PropertyListTable
  ) -> ContainerForm? {
    let known = (form: knownKeys.form, kinds: knownKeys.kinds)
    guard known.form.kind == .dictionary, known.kinds == kinds,
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
    // Files share the list of keys, or else the references in it.
    if Int(keys.start) != known.form.keys {
      for entry in 0..<known.form.count {
        let key = children[Int(keys.start) &+ entry]
        let knownKey = children[known.form.keys &+ entry]
        guard key == knownKey || isSame(nodes[Int(key)], nodes[Int(knownKey)]) else { return nil }
      }
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

  /// The dictionary under the known keys; nil, as if nothing had been done, when one of its values
  /// is no scalar.
  private mutating func build(
    _ form: ContainerForm, _ index: Int, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    let nodes = table.nodes.span
    let children = table.children.span
    let bytes = table.bytes.span
    let (before, around) = (budget, (weight: frame.weight, height: frame.height))
    (frame.weight, frame.height) = (1, 0)
    try budget.charge(2 &* form.count &+ knownKeys.weight)
    frame.contain(weight: knownKeys.weight, height: 0)
    var values: [ArchiveValue] = []
    try values.append(addingCapacity: form.count) { values throws(ArchiveError) in
      // In variables of the loop's own, which stay in registers.
      var (left, weight) = (budget, 0)
      for entry in 0..<form.count {
        let place = Int(children[form.objects &+ entry])
        guard let value = try scalar(place, nodes, children, bytes, &weight, &left) else { return }
        values.append(value)
      }
      budget = left
      frame.contain(weight: weight, height: 0)
    }
    let weight = frame.weight
    (frame.weight, frame.height) = around
    guard values.count == form.count else {
      budget = before
      return nil
    }
    // What finding out that the keys differ would take.
    try budget.charge(weight)
    let value = ArchiveValue.dictionary(ArchiveDictionary(keys: knownKeys.values, values: values))
    remember(value, weight: weight, height: 1, index)
    frame.contain(weight: weight, height: 1)
    return value
  }
}
