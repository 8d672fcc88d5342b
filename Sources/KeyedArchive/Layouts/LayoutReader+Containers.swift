/// Arrays, sets and dictionaries, in each of the forms that archives have.
extension LayoutReader {
  /// The elements under `key` (`NS.objects`), or under `NS.object.0`, `NS.object.1` and so on.
  func elements(
    _ key: StaticString, numbered prefix: String
  ) throws(ArchiveError) -> [ArchiveSlot?] {
    let numbered = numberedCount(prefix)
    guard let value = find(key) else { return try numberedElements(prefix, count: numbered) }
    guard numbered == 0 else {
      throw error(
        .containerShape, "\(prefix)0",
        .reason("elements are listed in one array and numbered one by one"))
    }
    let list = table.nodes[value]
    guard list.kind == .array else {
      throw error(
        .containerShape, "\(key)", at: value,
        .expectation(expected: "an array of references", found: table.describe(value)))
    }
    var slots: [ArchiveSlot?] = []
    slots.reserveCapacity(Int(list.count))
    for index in 0..<Int(list.count) {
      let child = table.child(index, of: list)
      slots.append(try element(child, "\(key)", index))
    }
    return slots
  }

  /// One element, which is a reference and not nil.
  private func element(
    _ child: Int, _ key: @autoclosure () -> String, _ index: Int?
  ) throws(ArchiveError) -> ArchiveSlot {
    guard let id = table.uid(table.nodes[child]) else {
      throw error(
        .containerShape, key(), at: child, index: index,
        .expectation(expected: "a reference", found: table.describe(child)))
    }
    guard id != 0 else {
      throw error(
        .nullElement, key(), at: child, index: index,
        .expectation(expected: "an object", found: "nil"))
    }
    return ArchiveSlot(child)
  }

  private func hasNumber(_ key: PropertyListNode, after prefix: String) -> Bool {
    Int(key.count) > prefix.utf8.count && key.kind != .utf16
      && table.bytes.span.holds(prefix, at: Int(key.start))
  }

  /// How many fields have this prefix and more.
  private func numberedCount(_ prefix: String) -> Int {
    (0..<Int(node.count)).count { hasNumber(table.nodes[table.child($0, of: node)], after: prefix) }
  }

  /// The nodes of fields `prefix0` to `prefix(count - 1)`; a gap is an error.
  private func numberedValues(
    _ prefix: String, count: Int, code: ArchiveError.Code = .containerShape
  ) throws(ArchiveError) -> [Int] {
    var values = [Int](repeating: -1, count: count)
    for index in 0..<Int(node.count) {
      let key = table.child(index, of: node)
      guard hasNumber(table.nodes[key], after: prefix) else { continue }
      let name = try table.wholeText(at: key)
      guard let number = Int(name.dropFirst(prefix.count)), "\(prefix)\(number)" == name,
        values.indices.contains(number)
      else { throw misnumbered(code, name, count) }
      values[number] = table.value(index, of: node)
    }
    if let gap = values.firstIndex(of: -1) { throw misnumbered(code, "\(prefix)\(gap)", count) }
    return values
  }

  private func misnumbered(_ code: ArchiveError.Code, _ name: String, _ count: Int) -> ArchiveError
  {
    error(
      code, name,
      .expectation(
        expected: count == 0 ? "no numbered fields" : "fields numbered from 0 to \(count - 1)",
        found: "another number, or a gap"))
  }

  private func numberedElements(
    _ prefix: String, count: Int
  ) throws(ArchiveError) -> [ArchiveSlot?] {
    var slots: [ArchiveSlot?] = []
    for (index, value) in try numberedValues(prefix, count: count).enumerated() {
      slots.append(try element(value, "\(prefix)\(index)", nil))
    }
    return slots
  }

  func array() throws(ArchiveError) -> ArchiveLayout {
    try requireElements(orNumbered: "NS.object.")
    return ArchiveLayout(.array, children: try elements("NS.objects", numbered: "NS.object."))
  }

  func set() throws(ArchiveError) -> ArchiveLayout {
    try requireElements(orNumbered: "NS.object.")
    return ArchiveLayout(.set, children: try elements("NS.objects", numbered: "NS.object."))
  }

  func orderedSet() throws(ArchiveError) -> ArchiveLayout {
    ArchiveLayout(.orderedSet, children: try elements("NS.objects", numbered: "NS.object."))
  }

  /// The numbered form of an empty container has no fields: nothing but `$class`. With other fields
  /// and neither form, an object is not a container.
  private var hasNoFields: Bool { node.count == 1 }

  private func requireElements(orNumbered prefix: String) throws(ArchiveError) {
    guard find("NS.objects") == nil, numberedCount(prefix) == 0, !hasNoFields else { return }
    throw error(
      .missingField, "NS.objects",
      .expectation(expected: "an array of references", found: "nothing"))
  }

  func dictionary() throws(ArchiveError) -> ArchiveLayout {
    let hasKeys = find("NS.keys") != nil
    let hasObjects = find("NS.objects") != nil
    let isNumbered = numberedCount("NS.key.") > 0 || numberedCount("NS.object.") > 0
    guard hasKeys == hasObjects, hasKeys || isNumbered || hasNoFields else {
      let absent = hasKeys ? "NS.objects" : "NS.keys"
      throw error(
        .missingField, absent, .expectation(expected: "an array of references", found: "nothing"))
    }
    let keys = try elements("NS.keys", numbered: "NS.key.")
    let values = try elements("NS.objects", numbered: "NS.object.")
    guard keys.count == values.count else {
      throw error(
        .containerShape, nil,
        .expectation(
          expected: "as many objects as keys", found: "\(keys.count) keys, \(values.count) objects"
        ))
    }
    return ArchiveLayout(.dictionary, children: keys + values)
  }

  func countedSet() throws(ArchiveError) -> ArchiveLayout {
    let count = try count("NS.count")
    let memberCount = numberedCount("NS.object")
    guard count == UInt64(memberCount), numberedCount("NS.count") == memberCount else {
      throw error(
        .lengthsDisagree, "NS.count",
        .expectation(expected: "\(memberCount), the number of members", found: "\(count)"))
    }
    let members = try numberedElements("NS.object", count: memberCount)
    var counts: [UInt64] = []
    let values = try numberedValues("NS.count", count: memberCount, code: .lengthsDisagree)
    for (index, value) in values.enumerated() {
      guard let number = table.integer(table.nodes[value]), let times = UInt64(exactly: number),
        times > 0
      else {
        throw error(
          .lengthsDisagree, "NS.count\(index)", at: value,
          .expectation(expected: "a whole number from 1", found: table.describe(value)))
      }
      counts.append(times)
    }
    return ArchiveLayout(.countedSet(counts: counts), children: members)
  }

  /// A C array: `$0`, `$1` and so on, all numbers of one type.
  func oldStyleArray() throws(ArchiveError) -> ArchiveLayout {
    let count = try count("NS.count")
    let size = try self.count("NS.size")
    _ = try requiredInteger("NS.type")
    // Three figures and the class beside the elements.
    guard (1...16).contains(size), count == UInt64(max(0, Int(node.count) - 4)) else {
      throw error(
        .lengthsDisagree, "NS.count",
        .expectation(
          expected: "as many elements as fields, each of 1 to 16 bytes",
          found: "\(count) of \(size) bytes"))
    }
    var slots: [ArchiveSlot?] = [ArchiveSlot?](repeating: nil, count: Int(count))
    for index in 0..<Int(node.count) {
      let name = try table.wholeText(at: table.child(index, of: node))
      guard let number = Int(name.dropFirst()), "$\(number)" == name else { continue }
      guard slots.indices.contains(number) else {
        throw misnumbered(.lengthsDisagree, name, Int(count))
      }
      let value = table.value(index, of: node)
      guard table.uid(table.nodes[value]) != 0 else {
        throw error(.nullElement, name, at: value, .expectation(expected: "a value", found: "nil"))
      }
      slots[number] = ArchiveSlot(value)
    }
    if let gap = slots.firstIndex(of: nil) {
      throw misnumbered(.lengthsDisagree, "$\(gap)", Int(count))
    }
    return ArchiveLayout(.array, children: slots)
  }
}
