extension ArchiveFieldEncoder {
  /// Writes the fields of an item that is an object, and returns its class.
  mutating func write(_ item: ArchiveItem) throws(ArchiveError) -> UInt32 {
    switch item {
    case .value(let value): return try write(value)
    case .object(let object):
      try object.encode(into: &self)
      return session.identifier(ofClassOf: object)
    case .array(let items):
      try writeList(items.count, "NS.objects") { .item(items[$0]) }
      return session.identifier(of: .array)
    case .set(let items):
      try writeList(items.count, "NS.objects") { .item(items[$0]) }
      return session.identifier(of: .set)
    case .dictionary(let entries):
      try writeList(entries.count, "NS.keys") { .item(entries[$0].key) }
      try writeList(entries.count, "NS.objects") { .item(entries[$0].value) }
      return session.identifier(of: .dictionary)
    }
  }

  /// Writes the fields of a value that is an object, and returns its class.
  private mutating func write(_ value: ArchiveValue) throws(ArchiveError) -> UInt32 {
    switch value {
    case .array(let elements):
      try writeList(elements.count, "NS.objects") { .value(elements[$0]) }
      return session.identifier(of: .array)
    case .set(let elements):
      try writeList(elements.count, "NS.objects") { .value(elements[$0]) }
      return session.identifier(of: .set)
    case .dictionary(let pairs):
      try writeList(pairs.count, "NS.keys") { .value(pairs[$0].key) }
      try writeList(pairs.count, "NS.objects") { .value(pairs[$0].value) }
      return session.identifier(of: .dictionary)
    default: return try writeScalar(value)
    }
  }

  /// An element of a list; a closure over either kind spares a copy of the other.
  enum Element {
    case item(ArchiveItem)
    case value(ArchiveValue)
  }

  /// References to `count` objects, inline, under a key of the format's own.
  mutating func writeList(
    _ count: Int, _ key: String, _ element: (Int) -> Element
  ) throws(ArchiveError) {
    guard count <= session.limits.containerCount else {
      throw ArchiveError(
        .containerTooLarge, path: ArchivePath([.field(key)]),
        detail: .limit(
          .containerCount, maximum: session.limits.containerCount, found: count))
    }
    var references: [WritingTable.Number] = []
    references.reserveCapacity(count)
    for index in 0..<count {
      let identifier: UInt32
      do throws(ArchiveError) {
        switch element(index) {
        case .item(let item): identifier = try session.reference(to: item, level: level + 1)
        case .value(let value): identifier = try session.reference(to: value, level: level + 1)
        }
      } catch {
        throw error.inside(.index(index)).inside(.field(key))
      }
      references.append(session.table.uid(identifier))
    }
    append(session.table.array(references), verbatim: key)
  }
}
