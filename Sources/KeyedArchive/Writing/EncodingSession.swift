/// One archive being written: the table so far, and the objects still to write.
///
/// A value with one owner: a class would be checked for overlapping access at every step.
struct EncodingSession: ~Copyable {
  var table = WritingTable()
  let limits: ArchiveLimits
  /// Nodes of `$objects`, by identifier; those that wait in `queue` are placeholders.
  private(set) var objects: [WritingTable.Number] = []
  private(set) var queue: [Waiting] = []

  /// Elements and entries of all containers that have been met.
  private var expected = 0
  private var identities: [ObjectIdentifier: (identifier: UInt32, level: Int)] = [:]
  /// Whether some object was met again further from the top than at first.
  private var hasLongerPaths = false
  private var classesOfTypes: [ObjectIdentifier: UInt32] = [:]
  private var classesOfNames: [ExactString: UInt32] = [:]
  /// By raw value; 0 where the class has no record yet.
  private var classesOfKinds = [UInt32](repeating: 0, count: ArchiveKind.allCases.count)
  /// `NSNull` is one object however often it is meant.
  private var nullObject: UInt32 = 0
  /// The node of the text `$null`.
  private let null: WritingTable.Number
  private var conditionals: [(part: Int, object: ObjectIdentifier)] = []
  /// Keys of the format's own, by raw value; 0, which is `$null`, until they are written.
  private var formatKeys = [WritingTable.Number](
    repeating: 0, count: FormatKey.allCases.count)
  /// What the last dictionary's keys were, and where among the parts of the table the references to
  /// them are: most dictionaries of a list have the same. None where one was no string.
  private var lastKeys: (keys: [ArchiveValue], parts: Range<Int>) = ([], 0..<0)

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

  /// Puts an object that has been written into its place.
  mutating func finish(
    _ identifier: UInt32, _ entries: [(key: WritingTable.Number, value: WritingTable.Number)],
    _ late: [(entry: Int, object: ObjectIdentifier)]
  ) throws(ArchiveError) {
    try table.requireDistinct(entries)
    objects[Int(identifier)] = table.dictionary(entries)
    note(late, of: entries.count)
  }

  /// Closes the archive once every object has been written.
  mutating func close(
    _ top: [(key: WritingTable.Number, value: WritingTable.Number)],
    _ late: [(entry: Int, object: ObjectIdentifier)], archiver: String
  ) throws(ArchiveError) {
    if hasLongerPaths { try checkLongestPaths() }
    let topNumber = table.dictionary(top)
    note(late, of: top.count)
    resolveConditionals()
    let version = (table.string("$version"), table.integer(Int64(ArchiveDocument.version)))
    let writer = (table.string("$archiver"), table.string(archiver))
    let top = (table.string("$top"), topNumber)
    _ = table.dictionary([version, writer, top, (table.string("$objects"), table.array(objects))])
  }

  /// Remembers the references of the last dictionary that are decided in the end.
  private mutating func note(
    _ references: [(entry: Int, object: ObjectIdentifier)], of entryCount: Int
  ) {
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

  private mutating func resolveConditionals() {
    for (part, object) in conditionals {
      guard let known = identities[object] else { continue }
      table.replacePart(part, with: table.uid(known.identifier))
    }
    conditionals.removeAll()
  }
}

// MARK: References

extension EncodingSession {
  mutating func reference(to item: ArchiveItem, level: Int) throws(ArchiveError) -> UInt32 {
    switch item {
    case .value(let value): return try reference(to: value, level: level)
    case .object(let object): return reference(to: object, level: level)
    case .array, .set, .dictionary: return enqueue(item, level)
    }
  }

  mutating func reference(to object: (any ArchiveEncodable)?, level: Int) -> UInt32 {
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

  /// Nil is a nil reference.
  mutating func reference(to value: ArchiveValue?, level: Int) throws(ArchiveError) -> UInt32 {
    guard let value else { return 0 }
    return try reference(to: value, level: level)
  }

  /// Plain values are objects themselves and need no class.
  mutating func reference(to value: ArchiveValue, level: Int) throws(ArchiveError) -> UInt32 {
    switch value {
    case .string(let text): return reference(to: text, level: level)
    case .bool(let value):
      let number = table.bool(value)
      return reference(toPlain: number)
    case .real(let value):
      let number = table.real(value)
      return reference(toPlain: number)
    case .integer(let value):
      guard let number = table.integer(value) else {
        throw Self.tooWide("\(value)")
      }
      return reference(toPlain: number)
    case .data(let bytes):
      let number = table.data(bytes)
      return place(number)
    case .null:
      guard level <= limits.depth else { throw tooDeep(level) }
      if nullObject == 0 { nullObject = enqueue(.value(.null), level) }
      return nullObject
    case .date, .array, .set, .orderedSet, .countedSet, .dictionary, .builtIn, .object:
      return enqueue(.value(value), level)
    }
  }

  mutating func reference(to text: String, level: Int) -> UInt32 {
    let number = table.string(text)
    // A bare `$null` is nil to every reader; as an object with a class it is the text.
    guard number == null else { return reference(toPlain: number) }
    return enqueue(.value(.string(text)), level)
  }

  static func tooWide(_ value: String) -> ArchiveError {
    ArchiveError(
      .integerTooWide, detail: .expectation(expected: "-2^63 to 2^64 - 1", found: value))
  }

  private mutating func reference(toPlain number: WritingTable.Number) -> UInt32 {
    let known = table.object(number)
    guard known == 0 else { return known }
    let identifier = place(number)
    table.setObject(number, identifier)
    return identifier
  }

  private mutating func place(_ number: WritingTable.Number) -> UInt32 {
    objects.append(number)
    return UInt32(objects.count - 1)
  }

  /// Makes room for what the containers hold that have been met.
  mutating func reserve() {
    // Each is an object of the list of all. An entry has a key and a value, and a container three
    // fields, which are the same.
    table.reserve(
      objects: expected + queue.count, references: 3 * expected + 7 * queue.count)
  }

  private mutating func enqueue(_ item: ArchiveItem, _ level: Int) -> UInt32 {
    let identifier = place(0)
    expected += item.childCount
    queue.append(Waiting(identifier: identifier, level: level, item: item))
    return identifier
  }
}

// MARK: Classes

extension EncodingSession {
  mutating func identifier(ofClassOf object: any ArchiveEncodable) -> UInt32 {
    let type = type(of: object)
    if let known = classesOfTypes[ObjectIdentifier(type)] { return known }
    let identifier = identifier(of: type.encodedClass)
    classesOfTypes[ObjectIdentifier(type)] = identifier
    return identifier
  }

  /// The class that the writer records for objects of a kind.
  mutating func identifier(of kind: ArchiveKind) -> UInt32 {
    let known = classesOfKinds[Int(kind.rawValue)]
    guard known == 0 else { return known }
    let identifier = identifier(of: kind.family.record)
    classesOfKinds[Int(kind.rawValue)] = identifier
    return identifier
  }

  /// One record for each distinct hierarchy.
  mutating func identifier(of record: ArchiveClassRecord) -> UInt32 {
    let names = [record.name] + record.hierarchy + [""] + record.hints
    let key = ExactString(names.joined(separator: "\u{0}"))
    if let known = classesOfNames[key] { return known }
    let number = table.add(record)
    let identifier = place(number)
    classesOfNames[key] = identifier
    return identifier
  }
}

// MARK: Keys

extension EncodingSession {
  mutating func number(of key: FormatKey) -> WritingTable.Number {
    let known = formatKeys[key.rawValue]
    guard known == 0 else { return known }
    let number = table.string(key.text)
    formatKeys[key.rawValue] = number
    return number
  }

  /// The list of references to the keys of a dictionary, if they are those of the last one: neither
  /// looked up nor hashed again.
  mutating func listOfLastKeys(_ keys: [ArchiveValue]) -> WritingTable.Number? {
    guard !keys.isEmpty, keys.count == lastKeys.keys.count else { return nil }
    for index in keys.indices {
      guard case .string(let key) = keys[index], case .string(let last) = lastKeys.keys[index],
        ExactString(key) == ExactString(last)
      else { return nil }
    }
    return table.array(repeating: lastKeys.parts)
  }

  /// Remembers the keys of a dictionary, whose references are the last parts of the table.
  mutating func remember(_ keys: [ArchiveValue]) {
    // An object that is written anew each time is no key to refer to again.
    let areKept = keys.allSatisfy {
      if case .string(let text) = $0 { text != "$null" } else { false }
    }
    let end = table.parts.count
    lastKeys = areKept ? (keys, end - keys.count..<end) : ([], 0..<0)
  }
}
