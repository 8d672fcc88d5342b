/// Values in slots, which rules read too; errors get their place from the field that leads here.
extension ArchiveDecoder {
  /// The node in a slot, followed through a reference; nil for a nil reference.
  @inline(__always)
  func resolved(_ slot: ArchiveSlot) -> (index: Int, node: PropertyListNode)? {
    let node = graph.node(slot)
    guard node.kind == .uid else { return (Int(slot.node), node) }
    guard node.start != 0 else { return nil }
    let index = graph.objectIndex(node.start)
    return (index, graph.table.nodes[index])
  }

  /// An error at a slot.
  @inline(never)
  func mismatch(
    _ slot: ArchiveSlot, code: ArchiveError.Code = .wrongType, expected: String,
    found: String? = nil
  ) -> ArchiveError {
    ArchiveError(
      code, offset: graph.offset(slot), path: elementPath(),
      detail: .expectation(expected: expected, found: found ?? describe(slot)))
  }

  /// The place of the element being read; empty for a field, which is placed by its key.
  func elementPath() -> ArchivePath {
    guard let element else { return ArchivePath() }
    return ArchivePath([
      .object(element.container), .field("\(element.field)"), .index(element.index),
    ])
  }

  /// What a slot leads to, in words.
  func describe(_ slot: ArchiveSlot) -> String {
    guard let (index, node) = resolved(slot) else { return "nil" }
    guard node.role == .instance, let id = graph.uid(slot), let name = graph.className(of: id)
    else { return graph.table.describe(index) }
    return "an object of class \(ArchiveText.visible(name))"
  }

  @inline(__always)
  func integer(
    at slot: ArchiveSlot, in bounds: ClosedRange<Int>
  ) throws(ArchiveError) -> Int {
    guard let (_, node) = resolved(slot), node.kind == .integer else {
      throw mismatch(slot, expected: "a whole number")
    }
    guard let number = graph.table.int(node), bounds.contains(number) else {
      throw outOfBounds(slot, node, bounds)
    }
    return number
  }

  @inline(never)
  private func outOfBounds(
    _ slot: ArchiveSlot, _ node: PropertyListNode, _ bounds: ClosedRange<Int>
  ) -> ArchiveError {
    let (low, high) = (
      ArchiveText.grouped(bounds.lowerBound), ArchiveText.grouped(bounds.upperBound)
    )
    return mismatch(
      slot, code: .outOfBounds,
      expected: low == high ? "\(bounds.lowerBound)" : "a whole number from \(low) to \(high)",
      found: graph.table.integer(node).map { "\($0)" })
  }

  func bool(at slot: ArchiveSlot) throws(ArchiveError) -> Bool {
    guard let (_, node) = resolved(slot), let bool = graph.table.bool(node) else {
      throw mismatch(slot, expected: "true or false")
    }
    return bool
  }

  func real(
    at slot: ArchiveSlot, in bounds: ClosedRange<Double>
  ) throws(ArchiveError) -> Double {
    guard let (_, node) = resolved(slot), node.kind == .real || node.kind == .integer else {
      throw mismatch(slot, expected: "a number")
    }
    let number = graph.table.real(node) ?? graph.table.integer(node).map { Double($0) }
    guard let number, bounds.contains(number) else {
      throw mismatch(
        slot, code: .outOfBounds,
        expected: "a number from \(bounds.lowerBound) to \(bounds.upperBound)",
        found: number.map { "\($0)" })
    }
    return number
  }

  @inline(__always)
  mutating func string(
    at slot: ArchiveSlot, maximumUTF16: Int
  ) throws(ArchiveError) -> String {
    let graph = graph
    guard let (index, node) = resolved(slot) else {
      throw mismatch(slot, expected: "a string")
    }
    guard node.kind.isString else { return try stringObject(slot, maximumUTF16: maximumUTF16) }
    // No text has more UTF-16 units than the units or bytes it is stored as.
    if Int(node.count) > maximumUTF16 {
      let units = graph.table.utf16Length(node)
      guard units <= maximumUTF16 else { throw tooLong(slot, units, maximumUTF16) }
    }
    try budget.charge(graph.table.storedBytes(node))
    return try graph.table.wholeText(at: index)
  }

  private func tooLong(_ slot: ArchiveSlot, _ units: Int, _ maximum: Int) -> ArchiveError {
    mismatch(
      slot, code: .outOfBounds,
      expected: "a string of at most \(ArchiveText.grouped(maximum)) UTF-16 units",
      found: ArchiveText.grouped(units))
  }

  /// Text in an object of a string class.
  private mutating func stringObject(
    _ slot: ArchiveSlot, maximumUTF16: Int
  ) throws(ArchiveError) -> String {
    guard case .string(let text) = try builtIn(slot, .string, expected: "a string") else {
      throw mismatch(slot, expected: "a string")
    }
    let units = text.utf16.count
    guard units <= maximumUTF16 else { throw tooLong(slot, units, maximumUTF16) }
    return text
  }

  mutating func data(
    at slot: ArchiveSlot, maximumBytes: Int
  ) throws(ArchiveError) -> [UInt8] {
    var bytes: [UInt8]?
    if let (_, node) = resolved(slot), node.kind == .data {
      guard Int(node.count) <= maximumBytes else {
        throw tooMany(slot, Int(node.count), maximumBytes)
      }
      try budget.charge(Int(node.count))
      bytes = graph.table.data(node)
    } else if case .data(let stored) = try builtIn(slot, .data, expected: "data") {
      bytes = stored
    }
    guard let bytes else { throw mismatch(slot, expected: "data") }
    guard bytes.count <= maximumBytes else { throw tooMany(slot, bytes.count, maximumBytes) }
    return bytes
  }

  private func tooMany(_ slot: ArchiveSlot, _ count: Int, _ maximum: Int) -> ArchiveError {
    mismatch(
      slot, code: .outOfBounds, expected: "at most \(ArchiveText.grouped(maximum)) bytes of data",
      found: ArchiveText.grouped(count))
  }

  /// A value of one built-in kind that holds no other objects.
  mutating func builtIn(
    _ slot: ArchiveSlot, _ kind: ArchiveKindSet, expected: String
  ) throws(ArchiveError) -> ArchiveValue {
    guard let (_, node) = resolved(slot), node.role == .instance else {
      throw mismatch(slot, expected: expected)
    }
    return try value(at: slot, allowing: kind)
  }

  mutating func value(
    at slot: ArchiveSlot, allowing kinds: ArchiveKindSet
  ) throws(ArchiveError) -> ArchiveValue {
    let box = builderBox()
    box.builder.kinds = kinds
    let value = try box.builder.build(slot, owner: object.id, &budget)
    guard let value else { throw mismatch(slot, expected: "a value") }
    return value
  }

  /// The builder, made when it is first needed.
  mutating func builderBox() -> BuilderBox {
    let box = builder ?? BuilderBox(ValueBuilder(graph, kinds: []))
    builder = box
    return box
  }
}
