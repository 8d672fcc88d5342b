import KeyedArchive

/// Property lists that are stored as objects of an archive, as `encodeEncodable` writes them.
enum PropertyListBridge {
  /// The property list of values that are nothing else.
  ///
  /// - Parameter depth: levels that there may be.
  static func list(_ value: ArchiveValue, depth: Int) throws(ArchiveError) -> PropertyListValue {
    switch value {
    case .string(let text): return .string(text)
    case .bool(let bool): return .bool(bool)
    case .integer(let integer): return .integer(integer)
    case .real(let real): return .real(real)
    case .data(let bytes): return .data(bytes)
    case .date(let seconds): return .date(seconds)
    case .array(let elements):
      let inside = try below(depth)
      var list: [PropertyListValue] = []
      for element in elements { list.append(try Self.list(element, depth: inside)) }
      return .array(list)
    case .dictionary(let pairs):
      let inside = try below(depth)
      var entries: [PropertyListEntry] = []
      for pair in pairs {
        guard case .string(let key) = pair.key else {
          throw mismatch("a dictionary whose keys are text", "another key")
        }
        entries.append(PropertyListEntry(key, try list(pair.value, depth: inside)))
      }
      return .dictionary(entries)
    case .null, .set, .orderedSet, .countedSet, .builtIn, .object:
      throw mismatch("a property list", "an object of another class")
    }
  }

  /// The values that a property list is stored as.
  static func value(_ list: PropertyListValue) throws(ArchiveError) -> ArchiveValue {
    switch list {
    case .string(let text): return .string(text)
    case .bool(let bool): return .bool(bool)
    case .integer(let integer): return .integer(integer)
    case .real(let real): return .real(real)
    case .data(let bytes): return .data(bytes)
    case .date(let seconds): return .date(seconds)
    case .array(let elements):
      var values: [ArchiveValue] = []
      for element in elements { values.append(try value(element)) }
      return .array(values)
    case .dictionary(let entries):
      var pairs: [ArchivePair] = []
      for entry in entries { pairs.append(ArchivePair(.string(entry.key), try value(entry.value))) }
      return .dictionary(ArchiveDictionary(pairs))
    case .null, .uid, .set: throw mismatch("a property list", "what `Encodable` types never write")
    }
  }

  private static func below(_ depth: Int) throws(ArchiveError) -> Int {
    guard depth > 0 else {
      throw ArchiveError(
        .tooDeep,
        detail: .limit(
          .depth, maximum: KeyedUnarchiver.maximumDepth, found: KeyedUnarchiver.maximumDepth + 1))
    }
    return depth - 1
  }

  private static func mismatch(_ expected: String, _ found: String) -> ArchiveError {
    ArchiveError(.wrongType, detail: .expectation(expected: expected, found: found))
  }
}
