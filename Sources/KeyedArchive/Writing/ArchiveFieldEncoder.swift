/// The fields of one object, while it is being written.
///
/// Keys are escaped here (`$foo` is stored as `$$foo`). A scalar is stored in the object itself;
/// text and objects are stored apart and referred to, as `NSKeyedArchiver` does, so that a reader
/// that asks for a scalar or an object finds what it asks for. Writing the same key twice is an
/// error (`.duplicateKey`) when the object is finished.
public struct ArchiveFieldEncoder: ~Copyable {
  var session: EncodingSession
  /// How deep the object that has these fields is; `$top` comes first, at 0.
  private(set) var level = 0
  private(set) var entries: [(key: WritingTable.Number, value: WritingTable.Number)] = []
  /// Entries whose reference is decided when everything else is written.
  private(set) var conditionals: [(entry: Int, object: ObjectIdentifier)] = []
  /// The first value that the format has no room for; thrown when the object is finished.
  private(set) var failure: ArchiveError?

  init(_ limits: ArchiveLimits) {
    session = EncodingSession(limits)
  }
}

// MARK: Objects one after another

extension ArchiveFieldEncoder {
  /// Writes everything that `roots` lead to and returns the archive's table.
  consuming func run(
    _ roots: [(key: String, item: ArchiveItem)], archiver: String
  ) throws(ArchiveError) -> WritingTable {
    for root in roots {
      let key = session.table.string(ArchiveKey.escaped(root.key))
      let identifier = try session.reference(to: root.item, level: level + 1)
      append(session.table.uid(identifier), key)
    }
    return try writeRest(archiver: archiver)
  }

  /// Writes what `encodeTop` gives `$top` and everything that this leads to, and returns the
  /// archive's table.
  consuming func run(
    archiver: String, _ encodeTop: (inout ArchiveFieldEncoder) throws(ArchiveError) -> Void
  ) throws(ArchiveError) -> WritingTable {
    try encodeTop(&self)
    if let failure { throw failure }
    return try writeRest(archiver: archiver)
  }

  private consuming func writeRest(archiver: String) throws(ArchiveError) -> WritingTable {
    let (top, late) = (entries, conditionals)
    try session.table.requireDistinct(top)
    var next = 0
    while next < session.queue.count {
      let waiting = session.queue[next]
      next += 1
      do throws(ArchiveError) {
        try write(waiting)
      } catch {
        throw error.inside(.object(waiting.identifier))
      }
    }
    try session.close(top, late, archiver: archiver)
    return session.table
  }

  /// Writes an object that has an identifier and no content yet.
  private mutating func write(_ waiting: EncodingSession.Waiting) throws(ArchiveError) {
    let limits = session.limits
    guard waiting.level <= limits.depth else { throw session.tooDeep(waiting.level) }
    let count = session.table.nodes.count
    guard count <= limits.objects else {
      throw ArchiveError(
        .tooManyObjects, detail: .limit(.objects, maximum: limits.objects, found: count))
    }
    level = waiting.level
    entries.removeAll(keepingCapacity: true)
    conditionals.removeAll(keepingCapacity: true)
    failure = nil
    let classIdentifier = try write(waiting.item)
    let reference = session.table.uid(classIdentifier)
    append(reference, session.number(of: .objectClass))
    if let failure { throw failure }
    try session.finish(waiting.identifier, entries, conditionals)
  }
}

extension ArchiveFieldEncoder {
  /// Whether a value has been written under this key.
  package func contains(_ key: String) -> Bool {
    let number = session.table.number(ofString: ArchiveKey.escaped(key))
    return entries.contains { $0.key == number }
  }
}

// MARK: Scalars

extension ArchiveFieldEncoder {
  /// A boolean, stored in the object.
  public mutating func encode(_ value: Bool, forKey key: String) {
    append(session.table.bool(value), escaped: key)
  }

  /// An integer from -2^63 to 2^64 - 1, stored in the object; above 2^63 - 1 it takes 16 bytes.
  public mutating func encode(_ value: some FixedWidthInteger, forKey key: String) {
    guard let number = session.table.integer(Int128(clamping: value)) else {
      return fail(EncodingSession.tooWide("\(value)").inside(.field(key)))
    }
    append(number, escaped: key)
  }

  /// A real number, stored in the object.
  public mutating func encode(_ value: Double, forKey key: String) {
    append(session.table.real(value), escaped: key)
  }

  /// Bytes, stored in the object (`decodeBytes` reads them; `encode(.data(…))` makes an object).
  public mutating func encodeBytes(_ value: [UInt8], forKey key: String) {
    append(session.table.data(value), escaped: key)
  }
}

// MARK: Objects

extension ArchiveFieldEncoder {
  /// Text, as an `NSString` object.
  public mutating func encode(_ text: String, forKey key: String) {
    // Readers take it for a part of this object, so it is no level more.
    let identifier = session.reference(to: text, level: level)
    append(reference: identifier, escaped: key)
  }

  /// A Foundation value as an object; nil is a nil reference.
  public mutating func encode(_ value: ArchiveValue?, forKey key: String) {
    encodeItem(value.map { .value($0) }, forKey: key)
  }

  /// An object; nil is a nil reference.
  public mutating func encode(_ object: (some ArchiveEncodable)?, forKey key: String) {
    let identifier = session.reference(to: object, level: level + 1)
    append(reference: identifier, escaped: key)
  }

  /// Objects, as an `NSArray`.
  public mutating func encode(_ objects: [some ArchiveEncodable], forKey key: String) {
    encode(.array(objects.map { .object($0) }), forKey: key)
  }

  /// Anything an archive can refer to.
  public mutating func encode(_ item: ArchiveItem, forKey key: String) {
    encodeItem(item, forKey: key)
  }

  /// A reference to an object if the archive has it for another reason, nil otherwise: how a child
  /// refers to its parent.
  public mutating func encodeConditional(
    _ object: (some ArchiveEncodable & AnyObject)?, forKey key: String
  ) {
    if let object { conditionals.append((entries.count, ObjectIdentifier(object))) }
    append(reference: 0, escaped: key)
  }
}

// MARK: Storage

extension ArchiveFieldEncoder {
  private mutating func encodeItem(_ item: ArchiveItem?, forKey key: String) {
    do throws(ArchiveError) {
      guard let item else { return append(reference: 0, escaped: key) }
      append(reference: try session.reference(to: item, level: level + 1), escaped: key)
    } catch {
      fail(error.inside(.field(key)))
    }
  }

  private mutating func fail(_ error: ArchiveError) {
    if failure == nil { failure = error }
  }

  private mutating func append(reference identifier: UInt32, escaped key: String) {
    append(session.table.uid(identifier), escaped: key)
  }

  private mutating func append(_ value: WritingTable.Number, escaped key: String) {
    entries.append((session.table.string(ArchiveKey.escaped(key)), value))
  }

  /// A value under a key that is the format's own, such as `$0` of unkeyed coding.
  mutating func append(_ value: WritingTable.Number, verbatim key: String) {
    append(value, session.table.string(key))
  }

  /// A value under a key that is in the table already.
  mutating func append(_ value: WritingTable.Number, _ key: WritingTable.Number) {
    entries.append((key, value))
  }
}
