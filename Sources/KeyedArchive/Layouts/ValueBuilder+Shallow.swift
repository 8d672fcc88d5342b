/// Children that take no frame of their own: scalars, and what was built before.
extension ValueBuilder {
  /// Builds the children of a container of the common form, to the end or to the first that takes a
  /// frame; false when there is one.
  mutating func fill(
    _ form: ContainerForm, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Bool {
    try form.kind == .dictionary
      ? fillPairs(form, table, &budget) : fillValues(form, table, &budget)
  }

  private mutating func fillValues(
    _ form: ContainerForm, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Bool {
    let children = table.children.span
    while frame.next < form.count {
      let child = Int(children[form.objects &+ frame.next])
      let value = try shallow(
        child, table, table.nodes.span, children, table.bytes.span, &budget)
      guard let value else { return false }
      frame.values.append(value)
      frame.next &+= 1
    }
    return true
  }

  private mutating func fillPairs(
    _ form: ContainerForm, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> Bool {
    let nodes = table.nodes.span
    let children = table.children.span
    let bytes = table.bytes.span
    var (keys, values): ([ArchiveValue], [ArchiveValue]) = ([], [])
    swap(&keys, &frame.keys)
    swap(&values, &frame.values)
    defer {
      swap(&keys, &frame.keys)
      swap(&values, &frame.values)
    }
    while frame.next < 2 &* form.count {
      let index = frame.next / 2
      let isKey = frame.next.isMultiple(of: 2)
      let child = Int(children[(isKey ? form.keys : form.objects) &+ index])
      guard let value = try shallow(child, table, nodes, children, bytes, &budget) else {
        return false
      }
      if isKey { keys.append(value) } else { values.append(value) }
      frame.next &+= 1
    }
    return true
  }

  /// The value at a node when it takes no frame, counted as a child; nil when it takes one.
  mutating func shallow(
    _ start: Int, _ table: PropertyListTable, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    try shallow(start, table, table.nodes.span, table.children.span, table.bytes.span, &budget)
  }

  @inline(__always)
  mutating func shallow(
    _ start: Int, _ table: PropertyListTable, _ nodes: Span<PropertyListNode>,
    _ children: Span<UInt32>, _ bytes: Span<UInt8>, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    try budget.charge(1)
    let (id, index, node) = target(start, nodes, children)
    let state = states[index]
    if state >= Self.firstBuilt { return try builtBefore(state, id, index, &budget) }
    guard node.role != .instance, !node.kind.isContainer else {
      return try flat(node, id, index, table, &budget)
    }
    return try leaf(node, id, index, bytes, &budget)
  }

  /// The scalar that a reference leads to, already charged as a child, its weight added; nil when
  /// there is anything else.
  @inline(__always)
  mutating func scalar(
    _ start: Int, _ nodes: Span<PropertyListNode>, _ children: Span<UInt32>,
    _ bytes: Span<UInt8>, _ weight: inout Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    let reference = nodes[start]
    guard reference.kind == .uid, reference.start != 0 else { return nil }
    let index = Int(children[firstObject &+ Int(reference.start)])
    let node = nodes[index]
    let value: ArchiveValue
    switch node.kind {
    case .real where kinds.contains(.real):
      guard let number = node.real(bytes) else { throw graph.table.pastEnd(index) }
      value = .real(number)
    case .integer where kinds.contains(.integer):
      guard let number = node.integer(bytes) else { throw graph.table.pastEnd(index) }
      value = .integer(number)
    case .trueValue where kinds.contains(.bool): value = .bool(true)
    case .falseValue where kinds.contains(.bool): value = .bool(false)
    case .ascii where !node.isShared && kinds.contains(.string):
      let count = Int(node.count)
      try budget.charge(count)
      weight &+= 1 &+ count / 16
      return .string(bytes.ascii(at: Int(node.start), count: count))
    case .null, .falseValue, .trueValue, .integer, .real, .date, .data, .ascii, .utf16, .utf8,
      .uid, .array, .set, .dictionary:
      return try remembered(node, reference.start, index, bytes, &budget)
    }
    weight &+= 1
    return value
  }

  /// A scalar that may have been built before; nil for anything else.
  @inline(never)
  private mutating func remembered(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ bytes: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    guard node.kind.isScalarObject else { return nil }
    let state = states[index]
    if state >= Self.firstBuilt, let value = try builtBefore(state, id, index, &budget) {
      return value
    }
    return try leaf(node, id, index, bytes, &budget)
  }

  /// What a node leads to when it is a reference, or else the node itself.
  @inline(__always)
  private func target(
    _ start: Int, _ nodes: Span<PropertyListNode>, _ children: Span<UInt32>
  ) -> (id: UInt32, index: Int, node: PropertyListNode) {
    let node = nodes[start]
    guard node.kind == .uid else { return (frame.id, start, node) }
    let index = Int(children[firstObject &+ Int(node.start)])
    return (node.start, index, nodes[index])
  }

  /// What was built before, if the same kinds were allowed then.
  private mutating func builtBefore(
    _ state: UInt32, _ id: UInt32, _ index: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue? {
    guard state < Self.firstFailed else { throw failures[Int(state - Self.firstFailed)] }
    let place = Int(state - Self.firstBuilt)
    guard built[place].kinds == kinds else { return nil }
    let (weight, height) = (built[place].weight, built[place].height)
    // What was built in one place may be too deep for another.
    guard visits || outer.count + height <= graph.policy.limits.depth else {
      throw tooDeep(id, index)
    }
    try budget.charge(visits && outer.isEmpty ? 0 : weight)
    frame.contain(weight: weight, height: height)
    return built[place].value
  }

  /// A value that is not an object with a class.
  mutating func leaf(
    _ node: PropertyListNode, _ id: UInt32, _ index: Int, _ bytes: Span<UInt8>,
    _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue {
    guard let kind = kind(of: node) else { throw unexpected(id, index) }
    guard inspects || kinds.contains(kind) else {
      throw notAllowed(id, index, found: kind.classNames[0])
    }
    let stored = kind == .string || kind == .data ? StringNode(node).storedBytes : 0
    try budget.charge(stored)
    guard let value = ArchiveValue(node, bytes) else { throw graph.table.pastEnd(index) }
    let weight = 1 + stored / 16
    if node.isShared || visits, kind == .string || stored > Self.smallData {
      remember(value, weight: weight, height: 0, index)
    }
    frame.contain(weight: weight, height: 0)
    return value
  }
}

extension ArchiveValue {
  /// The value of a scalar; nil for anything else, and where its bytes are not there.
  @inline(__always)
  init?(_ node: PropertyListNode, _ bytes: Span<UInt8>) {
    let start = Int(node.start)
    switch node.kind {
    case .ascii: self = .string(bytes.ascii(at: start, count: Int(node.count)))
    case .utf8: self = .string(bytes.utf8(at: start, count: Int(node.count)))
    case .utf16: self = .string(bytes.utf16(at: start, count: Int(node.count)))
    case .data: self = .data(bytes.copy(at: start, count: Int(node.count)))
    case .integer:
      guard let number = node.integer(bytes) else { return nil }
      self = .integer(number)
    case .trueValue: self = .bool(true)
    case .falseValue: self = .bool(false)
    case .real, .date:
      guard let number = node.real(bytes) else { return nil }
      self = node.kind == .date ? .date(number) : .real(number)
    case .null: self = .null
    case .uid, .array, .set, .dictionary: return nil
    }
  }
}
