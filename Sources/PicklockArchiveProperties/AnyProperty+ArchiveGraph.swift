import KeyedArchive
public import PropertyEngine

extension AnyProperty {
  /// A well-formed archive is read as it was meant; one that is damaged in a named way is refused
  /// for it; one that is cut short or changed in a byte is read whole or refused.
  public static let archiveGraph = archiveGraph(.picklock)

  /// The same claim about another reader and writer, such as ones that are broken on purpose.
  public static func archiveGraph(_ subject: ArchiveSubject) -> AnyProperty {
    AnyProperty(
      Property(
        "ArchiveGraph",
        summary: "A whole archive is read as it was meant, a damaged one refused for its damage.",
        ArchiveCase.generator, describe: { $0.text }
      ) { archive in try check(archive, subject) })
  }

  /// One file, and what happens to it: read, cut short, changed in a byte or compressed. What it
  /// holds is judged only as it was written; anything may be in a file that was changed.
  private static func check(_ archive: ArchiveCase, _ subject: ArchiveSubject) throws {
    let document = try archive.document()
    var bytes = try bytes(of: archive, document)
    guard !bytes.isEmpty else { return }
    switch archive.event {
    case .read(let format):
      let outcome = try ArchiveClaims.read(bytes, subject)
      if let (damage, _) = archive.damage {
        try check(outcome, damage)
      } else {
        try check(outcome, archive, document, bytes)
        try ArchiveClaims.checkCut(bytes, bytes.count - 1, subject)
      }
      guard case .success(let reading) = outcome else { return }
      try ArchiveClaims.checkWriting(reading, subject, format)
    case .cut(let place):
      // What is not a whole archive may become one.
      guard archive.damage?.0.reach != .archive else { return }
      try ArchiveClaims.checkCut(bytes, place % bytes.count, subject)
    case .change(let place, let mask, let format):
      bytes[place % bytes.count] ^= mask
      _ = try ArchiveClaims.check(bytes, subject, rewritten: format)
    case .pack(let packing): try CompressionClaims.check(packing, bytes, subject)
    }
  }

  /// Discards what XML cannot hold.
  private static func bytes(
    of archive: ArchiveCase, _ document: ArchiveDocument
  ) throws -> [UInt8] {
    do { return try archive.bytes(of: document) } catch {
      guard (error as? ArchiveError)?.code == .xmlValue else { throw error }
      throw Discard("XML cannot hold it")
    }
  }

  static func check(
    _ outcome: Result<ArchiveSubject.Reading, ArchiveError>, _ damage: Malformation
  ) throws {
    switch (damage.reach, outcome) {
    case (_, .failure(let refusal)):
      try require(
        damage.codes.contains(refusal.code), "a damaged archive is refused for its damage",
        "\(damage.name): \(refusal)")
    case (.archive, .success):
      throw PropertyFailure("a damaged archive is refused", details: damage.name)
    case (.root, .success(let reading)):
      guard case .failure(let refusal)? = reading.roots.first else {
        throw PropertyFailure("a damaged root is refused", details: damage.name)
      }
      try require(
        damage.codes.contains(refusal.code), "a damaged root is refused for its damage",
        "\(damage.name): \(refusal)")
    }
  }

  private static func check(
    _ outcome: Result<ArchiveSubject.Reading, ArchiveError>, _ archive: ArchiveCase,
    _ document: ArchiveDocument, _ bytes: [UInt8]
  ) throws {
    guard case .success(let reading) = outcome else {
      throw PropertyFailure("a whole archive is read", details: "\(outcome)")
    }
    try require(reading.document == document, "an archive is read as it was meant")
    switch archive.content {
    case .document: break
    case .value(let value):
      guard case .success(let found)? = reading.roots.first else {
        throw PropertyFailure("a value is read", details: "\(reading.roots)")
      }
      try require(found == value, "a value is read as it was meant", "\(found)")
    case .people(let sketches):
      let people = Person.group(sketches)
      let found = try ArchiveDecoder.decode(.reference(Person.self), from: bytes)
      let everybody = found.everybody
      defer { Person.unlink(people + everybody) }
      try require(Person.isSame(found, people[0]), "a class is read with all its references")
    }
  }
}
