/// Objects of the caller's own types.
extension ArchiveDecoder {
  /// The object in a slot as a value of a type that reads its class.
  @inline(__always)
  mutating func decodeObject<Value: ArchiveDecodable>(
    _ type: Value.Type, at slot: ArchiveSlot
  ) throws(ArchiveError) -> Value {
    let archiveClass = type.archiveClass
    let id = try allowed(slot, archiveClass, ObjectIdentifier(type))
    let outer = try enter(id, slot)
    let value = try Value(from: &self)
    try checkAllRead(archiveClass)
    leave(outer)
    return value
  }

  /// Makes an object the one whose fields are read; the one before.
  mutating func enter(_ id: UInt32, _ slot: ArchiveSlot) throws(ArchiveError) -> OpenObject {
    guard id != object.id, !enclosing.contains(id) else {
      throw ArchiveError(
        .objectCycle, offset: graph.offset(slot), path: ArchivePath([.object(id)]),
        detail: .reason("a value cannot hold itself; a class that is filled later can"))
    }
    let levels = enclosing.count + (object.id == 0 ? 0 : 1)
    guard levels < graph.policy.limits.depth else { throw tooDeep(id, slot) }
    let outer = object
    if outer.id != 0 { enclosing.append(outer.id) }
    object = OpenObject(id: id, node: graph.object(id))
    return outer
  }

  mutating func leave(_ outer: OpenObject) {
    if outer.id != 0 { enclosing.removeLast() }
    object = outer
  }

  private func tooDeep(_ id: UInt32, _ slot: ArchiveSlot) -> ArchiveError {
    ArchiveError(
      .tooDeep, offset: graph.offset(slot), path: ArchivePath([.object(id)]),
      detail: .limit(
        .depth, maximum: graph.policy.limits.depth, found: graph.policy.limits.depth + 1))
  }

  /// The object in a slot, if its class is one that the type reads; checked on every edge.
  @inline(__always)
  func allowed(
    _ slot: ArchiveSlot, _ archiveClass: ArchiveClass, _ type: ObjectIdentifier
  ) throws(ArchiveError) -> UInt32 {
    guard let id = graph.uid(slot), id != 0 else {
      throw refused(slot, archiveClass, found: describe(slot))
    }
    let node = graph.object(id)
    guard node.role == .instance, let classID = graph.classIdentifier(node) else {
      throw refused(slot, archiveClass, found: describe(slot))
    }
    if let lastAllowed, lastAllowed == (type, classID) { return id }
    if let name = archiveClass.universalName { throw universal(name) }
    guard reads(archiveClass, classID) else {
      throw refused(slot, archiveClass, found: graph.className(of: id) ?? "")
    }
    return id
  }

  /// Whether a class record has one of a type's names, as its own or as a hint.
  func reads(_ archiveClass: ArchiveClass, _ classID: UInt32) -> Bool {
    let table = graph.table
    let record = graph.object(classID)
    for index in 0..<Int(record.count) {
      let key = table.nodes[table.child(index, of: record)]
      let value = table.nodes[table.value(index, of: record)]
      if table.isText(key, "$classname"), matches(value, archiveClass) { return true }
      if table.isText(key, "$classhints") {
        for hint in 0..<Int(value.count)
        where matches(table.nodes[table.child(hint, of: value)], archiveClass) {
          return true
        }
      }
    }
    return false
  }

  private func matches(_ name: PropertyListNode, _ archiveClass: ArchiveClass) -> Bool {
    graph.table.isText(name, archiveClass.name)
      || archiveClass.formerNames.contains { graph.table.isText(name, $0) }
  }

  private func refused(
    _ slot: ArchiveSlot, _ archiveClass: ArchiveClass, found: String
  ) -> ArchiveError {
    ArchiveError(
      .classNotAllowed, offset: graph.offset(slot), path: elementPath(),
      detail: .classes(found: found, allowed: archiveClass.names))
  }

  private func universal(_ name: String) -> ArchiveError {
    ArchiveError(
      .universalClass,
      detail: .reason("\(name) is the class of every object; allow the classes that are wanted"))
  }

  /// The object in a slot as an object of a class that is filled later; always the same one.
  mutating func decodeReference<Value: ArchiveReferenceDecodable>(
    _ type: Value.Type, at slot: ArchiveSlot
  ) throws(ArchiveError) -> Value {
    let archiveClass = type.archiveClass
    let id = try allowed(slot, archiveClass, ObjectIdentifier(type))
    if let known = references[id] {
      guard let value = known as? Value else {
        throw refused(slot, archiveClass, found: "an object already read as another type")
      }
      return value
    }
    try budget.charge(1)
    let value = Value(unfilled: ArchiveUnfilled())
    references[id] = value
    unfilled.append(
      Unfilled(id: id) { (decoder: inout ArchiveDecoder) throws(ArchiveError) in
        try value.fill(from: &decoder)
        try decoder.checkAllRead(archiveClass)
      })
    return value
  }
}
