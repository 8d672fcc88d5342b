extension ArchiveOutline {
  /// What a value is, followed through a reference.
  public func item(at value: PropertyListValue) -> Item {
    guard case .uid(let identifier) = value else { return plain(value, nil) }
    guard isArchive else { return Item(kind: .reference(identifier)) }
    switch document.object(identifier) {
    case nil:
      return Item(
        kind: identifier == 0 ? .nothing : .reference(identifier), identifier: identifier)
    case .null: return Item(kind: .nothing)
    case .plain(let value): return plain(value, identifier)
    case .classRecord(let record):
      return Item(kind: .classRecord(record), identifier: identifier)
    case .instance(let classIdentifier, let fields):
      return object(identifier, document.className(classIdentifier), fields)
    }
  }

  /// Whether a value is a reference to an object with a class, and to which.
  func instance(at value: PropertyListValue) -> (identifier: UInt32, className: String)? {
    guard isArchive, case .uid(let identifier) = value,
      case .instance(let classIdentifier, _)? = document.object(identifier)
    else { return nil }
    return (identifier, document.className(classIdentifier))
  }

  private func plain(_ value: PropertyListValue, _ identifier: UInt32?) -> Item {
    var item = Item(kind: .nothing, identifier: identifier)
    switch value {
    case .null: item.kind = .value(.null)
    case .bool(let bool): item.kind = .value(.bool(bool))
    case .integer(let number): item.kind = .value(.integer(number))
    case .real(let number): item.kind = .value(.real(number))
    case .date(let seconds): item.kind = .value(.date(seconds))
    case .data(let bytes): item.kind = .value(.data(bytes))
    case .string(let text): item.kind = .value(.string(text))
    case .uid(let target): item.kind = .reference(target)
    case .array(let elements):
      item.kind = .array
      item.entries = Self.numbered(elements)
    case .set(let members):
      item.kind = .set
      item.entries = Self.numbered(members)
    case .dictionary(let entries):
      item.kind = .dictionary
      item.entries = entries.map { Entry(.key(.string($0.key)), $0.value) }
    }
    return item
  }

  private static func numbered(_ values: [PropertyListValue]) -> [Entry] {
    values.enumerated().map { Entry(.index($0.offset), $0.element) }
  }

  private func object(
    _ identifier: UInt32, _ className: String, _ fields: [PropertyListEntry]
  ) -> Item {
    var item = Item(kind: .object, identifier: identifier, className: className)
    do throws(ArchiveError) {
      if let layout = try graph?.layout(of: identifier) {
        try fill(&item, layout)
      } else if graph == nil {
        fill(&item, fields)
      }
    } catch {
      item.fault = error
    }
    if item.kind == .object { item.entries = fields.map { Entry(.field($0.key), $0.value) } }
    return item
  }

  private func fill(_ item: inout Item, _ layout: ArchiveLayout) throws(ArchiveError) {
    var children: [PropertyListValue] = []
    switch layout.kind {
    case .array, .set, .orderedSet, .countedSet, .dictionary:
      for slot in layout.children { children.append(try value(in: slot)) }
    case .value, .composite, .object:
      break
    }
    switch layout.kind {
    case .value(let value): item.kind = .value(value)
    case .composite(let value)
    where value.family.isOneLine && layout.children.allSatisfy { $0 == nil }:
      item.kind = .value(.builtIn(value))
    case .array: item.kind = .array
    case .set: item.kind = .set
    case .orderedSet: item.kind = .orderedSet
    case .countedSet(let counts):
      item.kind = .countedSet
      item.entries = zip(children, counts).enumerated().map { index, pair in
        Entry(.index(index), pair.0, count: pair.1)
      }
      return
    case .dictionary:
      item.kind = .dictionary
      let half = children.count / 2
      item.entries = zip(children[..<half], children[half...]).map { Entry(.key($0), $1) }
      return
    case .composite, .object:
      break
    }
    item.entries = Self.numbered(children)
  }

  /// Elements are references, but for numbers in C arrays.
  private func value(in slot: ArchiveSlot?) throws(ArchiveError) -> PropertyListValue {
    guard let graph, let slot else { return .uid(0) }
    if let identifier = graph.uid(slot) { return .uid(identifier) }
    return try graph.propertyList(slot)
  }

  /// The common form of containers, where there is no graph to ask.
  private func fill(_ item: inout Item, _ fields: [PropertyListEntry]) {
    guard let objects = fields.first(where: { $0.key == "NS.objects" }),
      case .array(let values) = objects.value
    else { return }
    if let list = fields.first(where: { $0.key == "NS.keys" }), case .array(let keys) = list.value,
      keys.count == values.count, fields.count == 2
    {
      item.kind = .dictionary
      item.entries = zip(keys, values).map { Entry(.key($0), $1) }
    } else if fields.count == 1 {
      item.kind = item.className?.contains("Set") ?? false ? .set : .array
      item.entries = Self.numbered(values)
    }
  }
}
