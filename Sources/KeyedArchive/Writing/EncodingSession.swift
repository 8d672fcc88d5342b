/// One archive being written: the table so far, and the objects still to write.
final class EncodingSession {
  var table = WritingTable()
  let limits: ArchiveLimits

  /// Nodes of `$objects`, by identifier; those that wait in `queue` are placeholders.
  private(set) var objects: [WritingTable.Number] = []
  private(set) var queue: [Waiting] = []
  private var next = 0

  /// The object that a plain node of the table is, by the node's number; 0 where there is none.
  private var identifiers: [UInt32] = []
  private var identities: [ObjectIdentifier: (identifier: UInt32, level: Int)] = [:]
  /// Whether some object was met again further from the top than at first.
  private var hasLongerPaths = false
  private var classesOfTypes: [ObjectIdentifier: UInt32] = [:]
  private var classesOfNames: [ExactString: UInt32] = [:]
  /// By raw value; 0 where the class has no record yet.
  private var foundationClasses = [UInt32](repeating: 0, count: FoundationClass.allCases.count)
  /// `NSNull` is one object however often it is meant.
  private var nullObject: UInt32 = 0
  /// The node of the text `$null`.
  private let null: WritingTable.Number
  private var conditionals: [(part: Int, object: ObjectIdentifier)] = []

  /// An object that has an identifier and no content yet. It stays in the queue when it is written,
  /// so that no other instance can take its address while the archive is open.
  struct Waiting {
    let identifier: UInt32
    let level: Int
    let item: ArchiveItem
  }

  init(_ limits: ArchiveLimits) {
    self.limits = limits
    null = table.string("$null")
    objects.append(null)
  }

  /// Writes everything that `roots` lead to and closes the archive.
  func run(
    _ roots: [(key: String, item: ArchiveItem)], archiver: String
  ) throws(ArchiveError) -> WritingTable {
    var top = ArchiveFieldEncoder(self, level: 0)
    for root in roots {
      let key = table.string(ArchiveKey.escaped(root.key))
      top.append(table.uid(try reference(to: root.item, level: 1)), key)
    }
    return try run(top, archiver: archiver)
  }

  /// Writes what `encodeTop` gives `$top`, and what this leads to, and closes the archive.
  func run(
    archiver: String, _ encodeTop: (inout ArchiveFieldEncoder) throws(ArchiveError) -> Void
  ) throws(ArchiveError) -> WritingTable {
    var top = ArchiveFieldEncoder(self, level: 0)
    try encodeTop(&top)
    if let failure = top.failure { throw failure }
    return try run(top, archiver: archiver)
  }

  private func run(
    _ fields: borrowing ArchiveFieldEncoder, archiver: String
  ) throws(ArchiveError) -> WritingTable {
    let top = fields.entries
    try table.requireDistinct(top)
    while next < queue.count {
      let waiting = queue[next]
      next += 1
      do throws(ArchiveError) {
        try write(waiting)
      } catch {
        throw error.inside(.object(waiting.identifier))
      }
    }
    if hasLongerPaths { try checkLongestPaths() }
    resolveConditionals()
    let topNumber = table.dictionary(top)
    note(fields.conditionals, of: top.count)
    resolveConditionals()
    _ = table.dictionary([
      (table.string("$version"), table.integer(Int64(ArchiveDocument.version))),
      (table.string("$archiver"), table.string(archiver)),
      (table.string("$top"), topNumber),
      (table.string("$objects"), table.array(objects)),
    ])
    return table
  }

  private func write(_ waiting: Waiting) throws(ArchiveError) {
    guard waiting.level <= limits.depth else { throw tooDeep(waiting.level) }
    guard table.nodes.count <= limits.objects else {
      throw ArchiveError(
        .tooManyObjects,
        detail: .limit(.objects, maximum: limits.objects, found: table.nodes.count))
    }
    var fields = ArchiveFieldEncoder(self, level: waiting.level)
    let classIdentifier = try fields.write(waiting.item)
    fields.append(table.uid(classIdentifier), verbatim: "$class")
    if let failure = fields.failure { throw failure }
    let entries = fields.entries
    try table.requireDistinct(entries)
    objects[Int(waiting.identifier)] = table.dictionary(entries)
    note(fields.conditionals, of: entries.count)
  }

  /// Remembers the references of the last dictionary that are decided in the end.
  private func note(_ references: [(entry: Int, object: ObjectIdentifier)], of entryCount: Int) {
    let firstValue = table.parts.count - entryCount
    for reference in references {
      conditionals.append((firstValue + reference.entry, reference.object))
    }
  }

  static func invalid(_ reason: String) -> ArchiveError {
    ArchiveError(.invalidValue, detail: .reason(reason))
  }

  func tooDeep(_ level: Int) -> ArchiveError {
    ArchiveError(.tooDeep, detail: .limit(.depth, maximum: limits.depth, found: level))
  }

  private func resolveConditionals() {
    for (part, object) in conditionals {
      guard let known = identities[object] else { continue }
      table.replacePart(part, with: table.uid(known.identifier))
    }
    conditionals.removeAll()
  }
}

// MARK: References

extension EncodingSession {
  func reference(to item: ArchiveItem, level: Int) throws(ArchiveError) -> UInt32 {
    switch item {
    case .value(let value): return try reference(to: value, level: level)
    case .object(let object): return reference(to: object, level: level)
    case .array, .set, .dictionary: return enqueue(item, level)
    }
  }

  func reference(to object: (any ArchiveEncodable)?, level: Int) -> UInt32 {
    guard let object else { return 0 }
    guard let identity = object.encodedIdentity else { return enqueue(.object(object), level) }
    if let known = identities[identity] {
      if level > known.level { hasLongerPaths = true }
      return known.identifier
    }
    let identifier = enqueue(.object(object), level)
    identities[identity] = (identifier, level)
    return identifier
  }

  /// Plain values are objects themselves and need no class.
  func reference(to value: ArchiveValue?, level: Int) throws(ArchiveError) -> UInt32 {
    switch value {
    case nil: return 0
    case .string(let text): return reference(to: text, level: level)
    case .bool(let value): return reference(toPlain: table.bool(value))
    case .real(let value): return reference(toPlain: table.real(value))
    case .integer(let value):
      guard let number = table.integer(value) else {
        throw Self.tooWide("\(value)")
      }
      return reference(toPlain: number)
    case .data(let bytes): return place(table.data(bytes))
    case .null:
      guard level <= limits.depth else { throw tooDeep(level) }
      if nullObject == 0 { nullObject = enqueue(.value(.null), level) }
      return nullObject
    case .some(let value): return enqueue(.value(value), level)
    }
  }

  func reference(to text: String, level: Int) -> UInt32 {
    let number = table.string(text)
    // A bare `$null` is nil to every reader; as an object with a class it is the text.
    guard number == null else { return reference(toPlain: number) }
    return enqueue(.value(.string(text)), level)
  }

  static func tooWide(_ value: String) -> ArchiveError {
    ArchiveError(
      .integerTooWide, detail: .expectation(expected: "-2^63 to 2^64 - 1", found: value))
  }

  private func reference(toPlain number: WritingTable.Number) -> UInt32 {
    let index = Int(number)
    if index < identifiers.count, identifiers[index] != 0 { return identifiers[index] }
    while identifiers.count <= index { identifiers.append(0) }
    let identifier = place(number)
    identifiers[index] = identifier
    return identifier
  }

  private func place(_ number: WritingTable.Number) -> UInt32 {
    objects.append(number)
    return UInt32(objects.count - 1)
  }

  private func enqueue(_ item: ArchiveItem, _ level: Int) -> UInt32 {
    let identifier = place(0)
    queue.append(Waiting(identifier: identifier, level: level, item: item))
    return identifier
  }
}

// MARK: Classes

extension EncodingSession {
  func identifier(ofClassOf object: any ArchiveEncodable) -> UInt32 {
    let type = type(of: object)
    if let known = classesOfTypes[ObjectIdentifier(type)] { return known }
    let identifier = identifier(of: type.encodedClass)
    classesOfTypes[ObjectIdentifier(type)] = identifier
    return identifier
  }

  func identifier(of foundationClass: FoundationClass) -> UInt32 {
    let known = foundationClasses[foundationClass.rawValue]
    guard known == 0 else { return known }
    let identifier = identifier(of: foundationClass.record)
    foundationClasses[foundationClass.rawValue] = identifier
    return identifier
  }

  /// One record for each distinct hierarchy.
  func identifier(of record: ArchiveClassRecord) -> UInt32 {
    let names = [record.name] + record.hierarchy + [""] + record.hints
    let key = ExactString(names.joined(separator: "\u{0}"))
    if let known = classesOfNames[key] { return known }
    let identifier = place(table.add(record))
    classesOfNames[key] = identifier
    return identifier
  }
}
