extension ArchiveDecoder {
  /// Whether the object has a field under this key; asking does not count as reading.
  public func contains(_ key: String) -> Bool {
    fieldIndex(key) != nil
  }

  /// Whether a field is there and is nil; a field that is nil counts as read.
  public mutating func isNil(_ key: String) -> Bool {
    guard let index = fieldIndex(key) else { return false }
    let value = graph.table.nodes[graph.table.value(index, of: object.node)]
    guard value.kind == .uid, value.start == 0 else { return false }
    markRead(index)
    return true
  }

  /// The place of a user's key among the fields.
  @inline(__always)
  private func fieldIndex(_ key: String) -> Int? {
    if key.utf8.first == UInt8(ascii: "$") { return storedIndex(ArchiveKey.escaped(key)) }
    return storedIndex(key)
  }

  /// The place of a key as it is stored.
  @inline(__always)
  func storedIndex(_ key: String) -> Int? {
    let node = object.node
    for index in 0..<Int(node.count)
    where graph.table.isText(graph.table.nodes[graph.table.child(index, of: node)], key) {
      return index
    }
    return nil
  }

  @inline(__always)
  private mutating func markRead(_ index: Int) {
    if index < 64 {
      object.read |= 1 << UInt64(index)
    } else {
      object.readBeyond.insert(index)
    }
  }

  /// The slot of a field, which must be there.
  @inline(__always)
  mutating func slot(_ key: String) throws(ArchiveError) -> ArchiveSlot {
    guard let index = fieldIndex(key) else { throw missing(key) }
    markRead(index)
    try budget.charge(1)
    element = nil
    return ArchiveSlot(graph.table.value(index, of: object.node))
  }

  /// Reads a value by a rule.
  public mutating func read<Value>(
    _ key: String, _ rule: ArchiveRule<Value>
  ) throws(ArchiveError) -> Value {
    let slot = try slot(key)
    do throws(ArchiveError) { return try rule.decode(&self, slot) } catch {
      throw located(error, key)
    }
  }

  /// Reads a value by a rule if the object has the field at all; a nil reference is not absence.
  public mutating func readIfPresent<Value>(
    _ key: String, _ rule: ArchiveRule<Value>
  ) throws(ArchiveError) -> Value? {
    contains(key) ? try read(key, rule) : nil
  }

  /// Reads a value of unkeyed coding: the first `$0`, then `$1` and so on.
  public mutating func read<Value>(
    unkeyed index: Int, _ rule: ArchiveRule<Value>
  ) throws(ArchiveError) -> Value {
    let key = "$\(index)"
    guard let field = storedIndex(key) else { throw missing(key) }
    markRead(field)
    try budget.charge(1)
    element = nil
    let slot = ArchiveSlot(graph.table.value(field, of: object.node))
    do throws(ArchiveError) { return try rule.decode(&self, slot) } catch {
      throw located(error, key)
    }
  }

  /// An error of the type that reads: a relation between fields that does not hold.
  public func failure(
    _ key: String, expected: String, found: String
  ) -> ArchiveError {
    ArchiveError(
      .invalidValue, path: place(key),
      detail: .expectation(expected: expected, found: found))
  }

  private func missing(_ key: String) -> ArchiveError {
    ArchiveError(
      object.id == 0 ? .rootMissing : .missingField,
      offset: object.id == 0 ? nil : graph.table.offset(of: graph.objectIndex(object.id)),
      path: place(key),
      detail: .expectation(expected: "a value", found: "nothing"))
  }

  /// An error that has no place yet, placed at a field of this object.
  @inline(never)
  func located(_ error: ArchiveError, _ key: String) -> ArchiveError {
    guard error.path.steps.isEmpty else { return error }
    return ArchiveError(
      error.code, offset: error.offset, path: place(key), detail: error.detail)
  }

  private func place(_ key: String) -> ArchivePath {
    object.id == 0
      ? ArchivePath([.top(key)]) : ArchivePath([.object(object.id), .field(key)])
  }

  /// Every field of the object has been read, or its class reads over the rest.
  func checkAllRead(_ archiveClass: ArchiveClass) throws(ArchiveError) {
    guard archiveClass.undeclaredFields == .refused else { return }
    let node = object.node
    for index in 0..<Int(node.count) {
      let isRead =
        index < 64 ? object.read & 1 << UInt64(index) != 0 : object.readBeyond.contains(index)
      let key = graph.table.child(index, of: node)
      guard !isRead, !graph.table.isText(graph.table.nodes[key], "$class") else { continue }
      let name = try graph.table.wholeText(at: key)
      throw ArchiveError(
        .undeclaredField, offset: graph.table.offset(of: graph.table.child(index, of: node)),
        path: ArchivePath([.object(object.id), .field(name)]),
        detail: .reason("\(archiveClass.name) reads no such field, and saving would lose it"))
    }
  }
}
