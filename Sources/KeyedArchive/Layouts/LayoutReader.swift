/// Reads the fields of one object for its built-in layout.
struct LayoutReader {
  let graph: ArchiveGraph
  let id: UInt32
  let node: PropertyListNode

  var table: PropertyListTable { graph.table }

  /// An error at a field of this object.
  func error(
    _ code: ArchiveError.Code, _ key: String?, at value: Int? = nil, index: Int? = nil,
    _ detail: ArchiveError.Detail
  ) -> ArchiveError {
    var steps: [ArchivePath.Step] = [.object(id)]
    if let key { steps.append(.field(key)) }
    if let index { steps.append(.index(index)) }
    let place = value ?? graph.objectIndex(id)
    return ArchiveError(
      code, offset: table.offset(of: place), path: ArchivePath(steps), detail: detail)
  }

  func wrongType(_ key: StaticString, _ value: Int, expected: String) -> ArchiveError {
    error(
      .wrongType, "\(key)", at: value,
      .expectation(expected: expected, found: table.describe(value)))
  }

  func missing(_ key: StaticString, expected: String) -> ArchiveError {
    error(.missingField, "\(key)", .expectation(expected: expected, found: "nothing"))
  }

  /// The node of a field's value; nil when there is no such field.
  func find(_ key: StaticString) -> Int? {
    for index in 0..<Int(node.count)
    where table.isText(table.nodes[table.child(index, of: node)], key) {
      return table.value(index, of: node)
    }
    return nil
  }

  /// The node of a field's value, followed through a reference; nil when absent or nil.
  func resolved(_ key: StaticString) -> Int? {
    guard let value = find(key) else { return nil }
    guard let id = table.uid(table.nodes[value]) else { return value }
    return id == 0 ? nil : graph.objectIndex(id)
  }

  /// The slot of a field that holds another object; nil when absent or nil.
  func child(_ key: StaticString) throws(ArchiveError) -> ArchiveSlot? {
    guard let value = find(key) else { return nil }
    guard let id = table.uid(table.nodes[value]) else {
      throw wrongType(key, value, expected: "a reference")
    }
    return id == 0 ? nil : ArchiveSlot(value)
  }

  /// A whole number, inline or by reference.
  func integer(_ key: StaticString) throws(ArchiveError) -> Int64? {
    guard let value = resolved(key) else { return nil }
    guard let number = table.integer(table.nodes[value]), let whole = Int64(exactly: number) else {
      throw wrongType(key, value, expected: "a whole number of 64 bits")
    }
    return whole
  }

  func requiredInteger(_ key: StaticString) throws(ArchiveError) -> Int64 {
    guard let number = try integer(key) else { throw missing(key, expected: "a whole number") }
    return number
  }

  /// A whole number that is not negative.
  func count(_ key: StaticString) throws(ArchiveError) -> UInt64 {
    let number = try requiredInteger(key)
    guard number >= 0 else {
      throw error(
        .lengthsDisagree, "\(key)",
        .expectation(expected: "a number from 0", found: "\(number)"))
    }
    return UInt64(number)
  }

  func bool(_ key: StaticString) throws(ArchiveError) -> Bool? {
    guard let value = resolved(key) else { return nil }
    guard let bool = table.bool(table.nodes[value]) else {
      throw wrongType(key, value, expected: "true or false")
    }
    return bool
  }

  /// A number with a fraction or without, inline or by reference.
  func real(_ key: StaticString) throws(ArchiveError) -> Double? {
    guard let value = resolved(key) else { return nil }
    let node = table.nodes[value]
    if node.kind == .real { return table.real(node) }
    guard let whole = table.integer(node) else {
      throw wrongType(key, value, expected: "a number")
    }
    return Double(whole)
  }

  func requiredReal(_ key: StaticString) throws(ArchiveError) -> Double {
    guard let number = try real(key) else { throw missing(key, expected: "a number") }
    return number
  }

  /// Text: inline, by reference to a string, or in a mutable string object.
  func string(_ key: StaticString) throws(ArchiveError) -> String? {
    guard let value = resolved(key) else { return nil }
    if let text = table.string(table.nodes[value]) { return text }
    if let text = inner("NS.string", of: value, ["NSString", "NSMutableString"]),
      let text = table.string(table.nodes[text])
    {
      return text
    }
    throw wrongType(key, value, expected: "a string")
  }

  func requiredString(_ key: StaticString) throws(ArchiveError) -> String {
    guard let text = try string(key) else { throw missing(key, expected: "a string") }
    return text
  }

  /// The node of bytes: inline, by reference to data, or in a mutable data object.
  func data(_ key: StaticString) throws(ArchiveError) -> Int? {
    guard let value = resolved(key) else { return nil }
    if table.nodes[value].kind == .data { return value }
    if let data = inner("NS.data", of: value, ["NSData", "NSMutableData"])
      ?? inner("NS.bytes", of: value, ["NSData", "NSMutableData"]),
      table.nodes[data].kind == .data
    {
      return data
    }
    throw wrongType(key, value, expected: "data")
  }

  /// A field of another object, if that object has one of these classes.
  func inner(_ key: StaticString, of value: Int, _ classNames: [String]) -> Int? {
    let object = table.nodes[value]
    guard object.role == .instance, let classID = graph.classIdentifier(object),
      let name = graph.slot("$classname", in: graph.object(classID)),
      classNames.contains(where: { table.isText(graph.node(name), $0) })
    else { return nil }
    return LayoutReader(graph: graph, id: id, node: object).find(key)
  }
}
