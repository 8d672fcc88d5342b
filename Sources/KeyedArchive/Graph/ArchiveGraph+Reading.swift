/// Looking at what a graph holds, object by object and field by field.
extension ArchiveGraph {
  /// Entries of `$top`, in order.
  public var top: [ArchiveField] { fields(of: topEntries) }

  /// The value of an entry of `$top`, such as `root`; nil when there is none.
  public func topSlot(_ key: String) -> ArchiveSlot? {
    slot(key, in: topEntries)
  }

  /// What an entry of `$objects` is; nil when there is no such entry.
  public func kind(of id: UInt32) -> ArchiveObjectKind? {
    guard id < objects.count else { return nil }
    guard id > 0 else { return .null }
    let node = object(id)
    switch node.role {
    case .classRecord: return .classRecord
    case .instance: return .instance(classIdentifier: classIdentifier(node) ?? 0)
    case .plain, .none: return .plain(ArchiveSlot(objectIndex(id)))
    }
  }

  /// The class record at an entry of `$objects`; nil when it is something else.
  public func classRecord(_ id: UInt32) -> ArchiveClassRecord? {
    guard id > 0, id < objects.count, object(id).role == .classRecord else { return nil }
    let node = object(id)
    func names(_ key: String) -> [String] {
      guard let slot = slot(key, in: node) else { return [] }
      let list = self.node(slot)
      return (0..<Int(list.count)).compactMap {
        table.string(table.nodes[table.child($0, of: list)])
      }
    }
    let name = slot("$classname", in: node).flatMap { string($0) }
    return name.map {
      ArchiveClassRecord(name: $0, hierarchy: names("$classes"), hints: names("$classhints"))
    }
  }

  /// The name of an object's class; nil for plain values, nil and class records.
  public func className(of id: UInt32) -> String? {
    guard case .instance(let classIdentifier) = kind(of: id) else { return nil }
    return slot("$classname", in: object(classIdentifier)).flatMap { string($0) }
  }

  /// The fields of an object in order, `$class` left out; none for what is not an object.
  public func fields(of id: UInt32) -> [ArchiveField] {
    guard id > 0, id < objects.count, object(id).role == .instance else { return [] }
    return fields(of: object(id)).filter { $0.key != "$class" }
  }

  /// The value of one field under its stored key; nil when the object has no such field.
  public func field(_ key: String, of id: UInt32) -> ArchiveSlot? {
    guard id > 0, id < objects.count, object(id).role == .instance else { return nil }
    return slot(key, in: object(id))
  }

  private func fields(of node: PropertyListNode) -> [ArchiveField] {
    (0..<Int(node.count)).map {
      ArchiveField(
        key: table.string(table.nodes[table.child($0, of: node)]) ?? "",
        slot: ArchiveSlot(table.value($0, of: node)))
    }
  }

  func slot(_ key: String, in node: PropertyListNode) -> ArchiveSlot? {
    for index in 0..<Int(node.count)
    where table.isText(table.nodes[table.child(index, of: node)], key) {
      return ArchiveSlot(table.value(index, of: node))
    }
    return nil
  }

  /// The class record an object refers to.
  func classIdentifier(_ node: PropertyListNode) -> UInt32? {
    for index in 0..<Int(node.count)
    where table.isText(table.nodes[table.child(index, of: node)], "$class") {
      return table.nodes[table.value(index, of: node)].start
    }
    return nil
  }
}

/// The values in a slot. Each is nil when the slot holds another type.
extension ArchiveGraph {
  /// A reference to an object; 0 is nil.
  public func uid(_ slot: ArchiveSlot) -> UInt32? { table.uid(node(slot)) }

  /// True or false, never a number.
  public func bool(_ slot: ArchiveSlot) -> Bool? { table.bool(node(slot)) }

  /// A whole number from -2^63 to 2^64 - 1, never a boolean.
  public func integer(_ slot: ArchiveSlot) -> Int128? { table.integer(node(slot)) }

  /// A floating-point number; may be infinite or not a number.
  public func real(_ slot: ArchiveSlot) -> Double? {
    node(slot).kind == .real ? table.real(node(slot)) : nil
  }

  /// Seconds since 2001-01-01 of a date of the property list itself.
  public func date(_ slot: ArchiveSlot) -> Double? {
    node(slot).kind == .date ? table.real(node(slot)) : nil
  }

  /// Text.
  public func string(_ slot: ArchiveSlot) -> String? { table.string(node(slot)) }

  /// Bytes.
  public func data(_ slot: ArchiveSlot) -> [UInt8]? { table.data(node(slot)) }

  /// What a slot holds, in words.
  public func description(_ slot: ArchiveSlot) -> String { table.describe(Int(slot.node)) }

  /// The byte of the input where the value starts.
  public func offset(_ slot: ArchiveSlot) -> Int { table.offset(of: Int(slot.node)) }

  /// The slots of an array or set that is in a slot; nil when it is something else.
  public func elements(_ slot: ArchiveSlot) -> [ArchiveSlot]? {
    let node = node(slot)
    guard node.kind == .array || node.kind == .set else { return nil }
    return (0..<Int(node.count)).map { ArchiveSlot(table.child($0, of: node)) }
  }

  /// The entries of a dictionary that is in a slot; nil when it is something else.
  public func entries(_ slot: ArchiveSlot) -> [ArchiveField]? {
    node(slot).kind == .dictionary ? fields(of: node(slot)) : nil
  }
}
