/// The elements of arrays, sets and dictionaries, in each of the forms that archives have.
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
  func numberedCount(_ prefix: String) -> Int {
    (0..<Int(node.count)).count { hasNumber(table.nodes[table.child($0, of: node)], after: prefix) }
  }

  /// The nodes of fields `prefix0` to `prefix(count - 1)`; a gap is an error.
  func numberedValues(
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

  func misnumbered(_ code: ArchiveError.Code, _ name: String, _ count: Int) -> ArchiveError {
    error(
      code, name,
      .expectation(
        expected: count == 0 ? "no numbered fields" : "fields numbered from 0 to \(count - 1)",
        found: "another number, or a gap"))
  }

  func numberedElements(
    _ prefix: String, count: Int
  ) throws(ArchiveError) -> [ArchiveSlot?] {
    var slots: [ArchiveSlot?] = []
    for (index, value) in try numberedValues(prefix, count: count).enumerated() {
      slots.append(try element(value, "\(prefix)\(index)", nil))
    }
    return slots
  }

  /// The numbered form of an empty container has no fields: nothing but `$class`. With other fields
  /// and neither form, an object is not a container.
  var hasNoFields: Bool { node.count == 1 }

  func requireElements(orNumbered prefix: String) throws(ArchiveError) {
    guard find("NS.objects") == nil, numberedCount(prefix) == 0, !hasNoFields else { return }
    throw error(
      .missingField, "NS.objects",
      .expectation(expected: "an array of references", found: "nothing"))
  }
}
