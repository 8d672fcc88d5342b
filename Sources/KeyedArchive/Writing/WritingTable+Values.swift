extension WritingTable {
  /// Adds a whole value, parts first, without recursion.
  ///
  /// `levels` is how deep the value already sits. Errors: `.tooDeep`, `.integerTooWide`,
  /// `.dateNotFinite`, `.duplicateKey`.
  mutating func add(
    _ value: PropertyListValue, below levels: Int, _ limits: ArchiveLimits
  ) throws(ArchiveError) -> Number {
    if let leaf = try addLeaf(value) { return leaf }
    var open: [OpenContainer] = [try OpenContainer(value, level: levels + 1, limits)]
    while true {
      let current = open.count - 1
      guard let next = open[current].takeNext() else {
        let finished = open.removeLast()
        let number = try close(finished)
        guard !open.isEmpty else { return number }
        open[current - 1].numbers.append(number)
        continue
      }
      if let leaf = try addLeaf(next) {
        open[current].numbers.append(leaf)
      } else {
        open.append(try OpenContainer(next, level: levels + open.count + 1, limits))
      }
    }
  }

  private mutating func close(_ container: OpenContainer) throws(ArchiveError) -> Number {
    switch container.kind {
    case .array: return array(container.numbers)
    case .set: return set(container.numbers)
    case .dictionary(let keys):
      var entries: [(key: Number, value: Number)] = []
      entries.reserveCapacity(keys.count)
      for (key, value) in zip(keys, container.numbers) { entries.append((string(key), value)) }
      try requireDistinct(entries)
      return dictionary(entries)
    }
  }

  /// The number of a value without parts; nil for a container.
  private mutating func addLeaf(_ value: PropertyListValue) throws(ArchiveError) -> Number? {
    switch value {
    case .null: return null()
    case .bool(let value): return bool(value)
    case .integer(let value):
      guard let number = integer(value) else {
        throw EncodingSession.tooWide("\(value)")
      }
      return number
    case .real(let value): return real(value)
    case .date(let value):
      guard value.isFinite else { throw ArchiveError(.dateNotFinite) }
      return date(value)
    case .data(let value): return data(value)
    case .string(let value): return string(value)
    case .uid(let value): return uid(value)
    case .array, .set, .dictionary: return nil
    }
  }

  /// Equal keys are one node, so comparing numbers compares keys.
  func requireDistinct(_ entries: [(key: Number, value: Number)]) throws(ArchiveError) {
    guard let repeated = Self.repeatedKey(entries) else { return }
    var detail = ArchiveError.Detail.none
    if case .string(let text) = content(of: repeated) { detail = .reason(text) }
    throw ArchiveError(.duplicateKey, detail: detail)
  }

  /// So few keys are compared pair by pair, without a list of them.
  private static let fewKeys = 8

  private static func repeatedKey(_ entries: [(key: Number, value: Number)]) -> Number? {
    guard entries.count > fewKeys else {
      for later in entries.indices {
        let key = entries[later].key
        for earlier in 0..<later where entries[earlier].key == key { return key }
      }
      return nil
    }
    let sorted = entries.map(\.key).sorted()
    return zip(sorted, sorted.dropFirst()).first { $0 == $1 }?.0
  }
}

/// A container whose parts are being added.
private struct OpenContainer {
  enum Kind {
    case array
    case set
    case dictionary(keys: [String])
  }

  let kind: Kind
  private let parts: [PropertyListValue]
  private var next = 0
  var numbers: [WritingTable.Number] = []

  init(_ value: PropertyListValue, level: Int, _ limits: ArchiveLimits) throws(ArchiveError) {
    guard level <= limits.depth else {
      throw ArchiveError(
        .tooDeep, detail: .limit(.depth, maximum: limits.depth, found: level))
    }
    switch value {
    case .array(let elements): (kind, parts) = (.array, elements)
    case .set(let elements): (kind, parts) = (.set, elements)
    case .dictionary(let entries):
      kind = .dictionary(keys: entries.map(\.key))
      parts = entries.map(\.value)
    case .null, .bool, .integer, .real, .date, .data, .string, .uid:
      preconditionFailure("a value without parts has no container")
    }
    numbers.reserveCapacity(parts.count)
  }

  mutating func takeNext() -> PropertyListValue? {
    guard next < parts.count else { return nil }
    defer { next += 1 }
    return parts[next]
  }
}
