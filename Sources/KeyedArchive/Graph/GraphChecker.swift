/// Checks that the objects of an archive are whole and that every reference leads somewhere, before
/// anything is built from them.
struct GraphChecker {
  var table: PropertyListTable
  let objects: PropertyListNode
  private let top: PropertyListNode
  private let limits: ArchiveLimits
  /// The node of the last `$class` key; files share one among all objects.
  private(set) var classKey = -1
  /// Whether counting references may have missed some: those of a container that is in several
  /// fields, and those of objects that have no common form.
  var sharesContainers = false

  init(table: PropertyListTable, envelope: ArchiveEnvelope, limits: ArchiveLimits) {
    self.table = table
    objects = envelope.objects
    top = envelope.top
    self.limits = limits
  }

  mutating func check(_ budget: inout WorkBudget) throws(ArchiveError) {
    try budget.charge(Int(objects.count))
    var id = try assignRoles(from: 1, &budget)
    while id < objects.count {
      let index = table.child(id, of: objects)
      table.nodes[index].role = try role(of: id, index)
      id = try assignRoles(from: id + 1, &budget)
    }
    id = try checkCommonForms(from: 1, &budget)
    while id < objects.count {
      try checkFields(of: id, table.nodes[table.child(id, of: objects)], &budget)
      sharesContainers = true
      id = try checkCommonForms(from: id + 1, &budget)
    }
    try checkTop()
    if sharesContainers { markAllShared() }
  }

  private func error(
    _ code: ArchiveError.Code, _ index: Int, _ steps: [ArchivePath.Step],
    _ detail: ArchiveError.Detail
  ) -> ArchiveError {
    ArchiveError(
      code, offset: table.offset(of: index), path: ArchivePath(steps), detail: detail)
  }

  /// What object `id` is; class records are checked on the way.
  private mutating func role(
    of id: Int, _ index: Int
  ) throws(ArchiveError) -> PropertyListNode.Role {
    let node = table.nodes[index]
    switch node.kind {
    case .trueValue, .falseValue, .integer, .real, .date, .data, .ascii, .utf16, .utf8:
      return .plain
    case .dictionary: break
    case .null, .uid, .array, .set:
      throw error(
        .objectWithoutClass, index, [.object(UInt32(id))],
        .expectation(
          expected: "a plain value or an object with a class", found: table.describe(index)))
    }
    var nameIndex: Int?
    for entry in 0..<Int(node.count) {
      let key = table.child(entry, of: node)
      if isClassKey(key) { return .instance }
      if table.isText(table.nodes[key], "$classname") { nameIndex = table.value(entry, of: node) }
    }
    guard let nameIndex else {
      throw error(
        .objectWithoutClass, index, [.object(UInt32(id))],
        .expectation(
          expected: "an object with a $class, or a class record with a $classname",
          found: "a dictionary with neither"))
    }
    let record = ClassRecordChecker(
      nameBytes: limits.classNameBytes, nameCount: limits.classNames, id: UInt32(id))
    try record.check(node, index, nameIndex: nameIndex, table)
    return .classRecord
  }

  @inline(__always)
  private mutating func isClassKey(_ key: Int) -> Bool {
    if key == classKey { return true }
    guard table.isText(table.nodes[key], "$class") else { return false }
    classKey = key
    return true
  }

  private mutating func checkFields(
    of id: Int, _ node: PropertyListNode, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    for entry in 0..<Int(node.count) {
      let key = table.child(entry, of: node)
      let value = table.value(entry, of: node)
      switch table.nodes[value].kind {
      case _ where isClassKey(key): try checkClass(value, of: id)
      case .uid: try checkReference(value) { place(id, key) }
      case .array, .set, .dictionary: try checkInside(value, of: id, key, &budget)
      default: break
      }
    }
  }

  private func place(_ id: Int, _ key: Int) -> [ArchivePath.Step] {
    [.object(UInt32(id)), .field(table.string(table.nodes[key]) ?? "")]
  }

  /// The value of `$class` is a reference to a class record.
  private func checkClass(_ value: Int, of id: Int) throws(ArchiveError) {
    let node = table.nodes[value]
    guard node.kind == .uid, node.start > 0, node.start < objects.count else {
      let code: ArchiveError.Code =
        node.kind == .uid && node.start > 0 ? .uidOutOfRange : .classReference
      throw error(
        code, value, [.object(UInt32(id)), .field("$class")],
        .expectation(
          expected: "a reference to a class record among \(objects.count) objects",
          found: table.describe(value)))
    }
    let target = table.child(Int(node.start), of: objects)
    guard table.nodes[target].role == .classRecord else {
      throw error(
        .classReference, value, [.object(UInt32(id)), .field("$class")],
        .expectation(
          expected: "a reference to a class record",
          found: "one to $objects[\(node.start)], \(table.describe(target))"))
    }
  }

  /// A reference leads to an object that is not a class record.
  @inline(__always)
  private func checkReference(
    _ value: Int, _ place: () -> [ArchivePath.Step]
  ) throws(ArchiveError) {
    let id = table.nodes[value].start
    guard id < objects.count,
      table.nodes[table.child(Int(id), of: objects)].role != .classRecord
    else { throw badReference(value, place()) }
  }

  private func badReference(_ value: Int, _ place: [ArchivePath.Step]) -> ArchiveError {
    let id = table.nodes[value].start
    if id < objects.count {
      return error(
        .classReference, value, place,
        .expectation(expected: "an object", found: "the class record $objects[\(id)]"))
    }
    return error(
      .uidOutOfRange, value, place,
      .expectation(expected: "a reference below \(objects.count)", found: "\(id)"))
  }

  /// References inside containers that are in a field themselves, each container once.
  private mutating func checkInside(
    _ value: Int, of id: Int, _ key: Int, _ budget: inout WorkBudget
  ) throws(ArchiveError) {
    var waiting: [Int] = []
    var index = value
    repeat {
      let container = table.nodes[index]
      // An object that is also in a field: its class would be a reference from there.
      if container.role == .instance {
        throw error(
          .classReference, index, place(id, key),
          .expectation(expected: "a value or a reference", found: "an object itself"))
      }
      if container.role == .none {
        table.nodes[index].role = .plain
        try budget.charge(container.childCount)
        if let bad = inspect(container, &waiting) {
          try checkReference(table.child(bad, of: container)) { place(id, key) + [.index(bad)] }
        }
      }
      index = waiting.popLast() ?? -1
    } while index >= 0
  }

  /// The first element that is a reference to no object; containers inside are put aside.
  private func inspect(_ container: PropertyListNode, _ waiting: inout [Int]) -> Int? {
    let nodes = table.nodes.span
    let children = table.children.span
    let first = Int(container.start)
    let start = Int(objects.start)
    for entry in 0..<container.childCount {
      let child = Int(children[first &+ entry])
      let node = nodes[child]
      if node.kind == .uid {
        guard node.start < objects.count,
          nodes[Int(children[start &+ Int(node.start)])].role != .classRecord
        else { return entry }
      } else if node.kind.isContainer {
        waiting.append(child)
      }
    }
    return nil
  }

  private func checkTop() throws(ArchiveError) {
    for entry in 0..<Int(top.count) {
      let value = table.value(entry, of: top)
      let key = { table.string(table.nodes[table.child(entry, of: top)]) ?? "" }
      switch table.nodes[value].kind {
      case .uid: try checkReference(value) { [.top(key())] }
      // What `encode(_:forKey:)` writes of a scalar is here itself, as it is in an object.
      case .trueValue, .falseValue, .integer, .real, .date, .data, .ascii, .utf16, .utf8: continue
      case .null, .array, .set, .dictionary:
        throw error(
          .topEntry, value, [.top(key())],
          .expectation(
            expected: "a reference to an object, or a scalar", found: table.describe(value)))
      }
    }
  }
}
