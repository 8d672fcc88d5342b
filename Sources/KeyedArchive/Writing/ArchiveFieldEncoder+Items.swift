extension ArchiveFieldEncoder {
  /// Writes the fields of an item that is an object, and returns its class.
  mutating func write(_ item: ArchiveItem) throws(ArchiveError) -> UInt32 {
    switch item {
    case .value(let value): return try write(value)
    case .object(let object):
      try object.encode(into: &self)
      return session.identifier(ofClassOf: object)
    case .array(let items):
      try writeList(items.count, .objects) {
        (session, index, level) throws(ArchiveError) in
        try session.reference(to: items[index], level: level)
      }
      return session.identifier(of: .array)
    case .set(let items):
      try writeList(items.count, .objects) {
        (session, index, level) throws(ArchiveError) in
        try session.reference(to: items[index], level: level)
      }
      return session.identifier(of: .set)
    case .dictionary(let entries):
      try writeList(entries.count, .keys) {
        (session, index, level) throws(ArchiveError) in
        try session.reference(to: entries[index].key, level: level)
      }
      try writeList(entries.count, .objects) {
        (session, index, level) throws(ArchiveError) in
        try session.reference(to: entries[index].value, level: level)
      }
      return session.identifier(of: .dictionary)
    }
  }

  mutating func writeKeys(_ keys: [ArchiveValue]) throws(ArchiveError) {
    if let list = session.listOfLastKeys(keys) {
      return append(list, session.number(of: .keys))
    }
    try writeList(keys.count, .keys) { (session, index, level) throws(ArchiveError) in
      try session.reference(to: keys[index], level: level)
    }
    session.remember(keys)
  }

  /// For lists of more elements, and for what these hold, room is made ahead.
  private static let manyElements = 32

  /// References to `count` objects, inline, under a key of the format's own; a closure over what
  /// the elements are spares a copy of them.
  mutating func writeList(
    _ count: Int, _ key: FormatKey,
    _ reference: (
      _ session: inout EncodingSession, _ index: Int, _ level: Int
    ) throws(ArchiveError) -> UInt32
  ) throws(ArchiveError) {
    guard count <= session.limits.containerCount else {
      throw ArchiveError(
        .containerTooLarge, path: ArchivePath([.field(key.text)]),
        detail: .limit(
          .containerCount, maximum: session.limits.containerCount, found: count))
    }
    if count > Self.manyElements { session.reserve() }
    let start = session.table.parts.count
    for index in 0..<count {
      do throws(ArchiveError) {
        let identifier = try reference(&session, index, level + 1)
        session.table.append(part: session.table.uid(identifier))
      } catch {
        throw error.inside(.index(index)).inside(.field(key.text))
      }
    }
    append(session.table.array(partsFrom: start), session.number(of: key))
    if count > Self.manyElements { session.reserve() }
  }
}
