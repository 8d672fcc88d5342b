import KeyedArchive
import PropertyEngine

/// One archive: what it holds, how it is written, and what is done to it.
struct ArchiveCase: Sendable {
  enum Content: Sendable {
    /// A value of built-in classes, which must come back.
    case value(ArchiveValue)
    /// Any table of objects: shared, in circles, of unknown classes.
    case document(ArchiveDocument)
    /// People who know each other, decoded as a class of their own.
    case people([PersonSketch])
  }

  enum Form: Hashable, Sendable {
    case compact
    case loose(BinaryForm.Widths)
    case xml
  }

  /// What happens to the file once it is written.
  enum Event: Hashable, Sendable {
    /// It is read, and what was read is written again in a format.
    case read(rewritten: PropertyListFormat)
    /// It ends early, by so many bytes at a number that counts round.
    case cut(Int)
    /// One byte of it is changed, at a place that counts round.
    case change(place: Int, mask: UInt8, rewritten: PropertyListFormat)
    /// It is compressed, and opened again.
    case pack(CompressionCase)
  }

  var content: Content
  var form: Form
  /// A damage and the number that steers it.
  var damage: (Malformation, Int)?
  var event = Event.read(rewritten: .binary)

  /// The table of objects that the archive holds.
  func document() throws -> ArchiveDocument {
    switch content {
    case .value(let value):
      try ArchiveGraph(ArchiveEncoder().encode(value), policy: .inspection).document()
    case .document(let document): document
    case .people(let people):
      try ArchiveGraph(ArchiveCase.encoded(people), policy: .inspection).document()
    }
  }

  /// The bytes of the archive, damaged where a damage is asked for.
  func bytes() throws -> [UInt8] { try bytes(of: document()) }

  /// The bytes of the archive that holds `document`, damaged where a damage is asked for.
  func bytes(of document: ArchiveDocument) throws -> [UInt8] {
    var parts = ArchiveParts(document)
    guard let (damage, number) = damage else { return try bytes(of: parts.root) }
    switch damage.place {
    case .parts(let change):
      change(&parts, number)
      return try bytes(of: parts.root)
    case .form(let change):
      var form = BinaryForm(parts.root, widths)
      change(&form, number)
      return form.bytes()
    case .bytes(let change):
      var bytes = BinaryForm(parts.root, widths).bytes()
      change(&bytes, number)
      return bytes
    case .markup(let entries):
      let text = try parts.root.encoded(as: .xml)
      return Self.insert(entries[number % entries.count], text)
    }
  }

  /// The archive of a group, whose first person is the root.
  static func encoded(_ sketches: [PersonSketch]) throws -> [UInt8] {
    let people = Person.group(sketches)
    defer { Person.unlink(people) }
    return try ArchiveEncoder().encode(people[0])
  }

  private var widths: BinaryForm.Widths {
    if case .loose(let widths) = form { widths } else { BinaryForm.Widths() }
  }

  private func bytes(of root: PropertyListValue) throws -> [UInt8] {
    switch form {
    case .compact: try root.encoded()
    case .loose(let widths): BinaryForm(root, widths).bytes()
    case .xml: try root.encoded(as: .xml)
    }
  }

  /// Puts entries at the end of the outermost dictionary.
  private static func insert(_ entry: String, _ text: [UInt8]) -> [UInt8] {
    let end = Array("</dict>\n</plist>\n".utf8)
    return text.dropLast(end.count) + Array(entry.utf8) + end
  }
}
