/// Whole values from a graph, for inspection, for the drop-in and for writing again.
extension ArchiveGraph {
  /// The value in a slot, references left as they are.
  ///
  /// - Throws: `tooMuchWork` where shared containers expand without end.
  public func propertyList(_ slot: ArchiveSlot) throws(ArchiveError) -> PropertyListValue {
    var budget = budget
    var builder = PropertyListBuilder(table)
    return try builder.build(Int(slot.node), &budget)
  }

  /// An object and all it holds, as values of built-in classes. For many objects of one graph, use
  /// an `ArchiveVisitor`.
  ///
  /// - Parameters:
  ///   - kinds: what may occur, checked on every reference; other classes are refused.
  /// - Throws: `classNotAllowed`, `objectCycle`, or what is wrong with an object.
  public func value(
    of id: UInt32, allowing kinds: ArchiveKindSet = .all
  ) throws(ArchiveError) -> ArchiveValue {
    var builder = ValueBuilder(self, kinds: kinds)
    var budget = budget
    return try value(of: id, &builder, &budget)
  }

  /// An object and all it holds; objects of unknown classes become their class name and fields.
  ///
  /// - Throws: `objectCycle` (a document shows those), or what is wrong with an object.
  public func inspectedValue(of id: UInt32) throws(ArchiveError) -> ArchiveValue {
    var builder = ValueBuilder(self, kinds: .all, inspects: true)
    var budget = budget
    return try value(of: id, &builder, &budget)
  }

  func value(
    of id: UInt32, _ builder: inout ValueBuilder, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveValue {
    guard id > 0, id < objects.count, object(id).role != .classRecord else {
      throw ArchiveError(
        .wrongType, path: ArchivePath([.object(id)]),
        detail: .expectation(
          expected: "an object", found: id == 0 ? "nil" : "no object with this number"))
    }
    let slot = ArchiveSlot(objectIndex(id))
    guard let value = try builder.build(slot, owner: id, &budget) else {
      throw ArchiveError(.wrongType, path: ArchivePath([.object(id)]))
    }
    return value
  }

  /// The object under a key of `$top`.
  ///
  /// - Throws: `rootMissing` when there is no such entry, or it is nil; `wrongType` for a scalar.
  public func root(_ key: String = "root") throws(ArchiveError) -> UInt32 {
    guard let slot = topSlot(key), let id = uid(slot), id != 0 else { throw noRoot(key) }
    return id
  }

  private func noRoot(_ key: String) -> ArchiveError {
    let slot = topSlot(key)
    let isScalar = slot.map { uid($0) == nil } ?? false
    return ArchiveError(
      isScalar ? .wrongType : .rootMissing, offset: slot.map { offset($0) },
      path: ArchivePath([.top(key)]),
      detail: .expectation(
        expected: "a reference to an object", found: slot.map { description($0) } ?? "nothing"))
  }

  /// The whole archive as a table of objects.
  ///
  /// - Throws: `tooMuchWork` where shared containers expand without end.
  public func document() throws(ArchiveError) -> ArchiveDocument {
    var budget = budget
    var builder = PropertyListBuilder(table)
    var document = ArchiveDocument(archiver: archiver)
    document.top = try entries(topEntries, &builder, &budget)
    document.objects.reserveCapacity(objectCount)
    for id in 1..<max(1, UInt32(objectCount)) {
      document.objects.append(try documentObject(id, &builder, &budget))
    }
    let known: Set = ["$archiver", "$version", "$top", "$objects"]
    let root = table.nodes[table.root]
    for index in 0..<Int(root.count) {
      let key = try table.wholeText(at: table.child(index, of: root))
      guard !known.contains(key) else { continue }
      let value = try builder.build(table.value(index, of: root), &budget)
      document.extras.append(PropertyListEntry(key, value))
    }
    return document
  }

  private func documentObject(
    _ id: UInt32, _ builder: inout PropertyListBuilder, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> ArchiveDocument.Object {
    let node = object(id)
    switch node.role {
    case .classRecord:
      guard let record = classRecord(id) else { throw table.pastEnd(objectIndex(id)) }
      return .classRecord(record)
    case .instance:
      let fields = try entries(node, &builder, &budget).filter { $0.key != "$class" }
      guard let classID = classIdentifier(node) else { throw table.pastEnd(objectIndex(id)) }
      return .instance(classIdentifier: classID, fields: fields)
    case .plain, .none: return .plain(try builder.build(objectIndex(id), &budget))
    }
  }

  private func entries(
    _ node: PropertyListNode, _ builder: inout PropertyListBuilder, _ budget: inout WorkBudget
  ) throws(ArchiveError) -> [PropertyListEntry] {
    var entries: [PropertyListEntry] = []
    entries.reserveCapacity(Int(node.count))
    for index in 0..<Int(node.count) {
      let key = table.child(index, of: node)
      try budget.charge(table.storedBytes(table.nodes[key]))
      entries.append(
        PropertyListEntry(
          try table.wholeText(at: key), try builder.build(table.value(index, of: node), &budget)))
    }
    return entries
  }
}
