public import CanaryProperties
import KeyedArchive
public import PropertyEngine

extension Catalog {
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
      ) { archive in
        let bytes = try bytes(of: archive)
        let outcome = try ArchiveClaims.check(bytes, subject)
        if let (damage, _) = archive.damage {
          try check(outcome, damage)
        } else {
          try check(outcome, archive, bytes)
        }
        if let accident = archive.accident { try check(accident, bytes, subject) }
      })
  }

  /// Discards what XML cannot hold.
  private static func bytes(of archive: ArchiveCase) throws -> [UInt8] {
    do { return try archive.bytes() } catch {
      guard (error as? ArchiveError)?.code == .xmlValue else { throw error }
      throw Discard("XML cannot hold it")
    }
  }

  static func check(
    _ outcome: Result<ArchiveSubject.Reading, ArchiveError>, _ damage: ArchiveDamage
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
    _ bytes: [UInt8]
  ) throws {
    guard case .success(let reading) = outcome else {
      throw PropertyFailure("a whole archive is read", details: "\(outcome)")
    }
    try require(
      reading.document == (try archive.document()), "an archive is read as it was meant")
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

  private static func check(
    _ accident: ArchiveCase.Accident, _ bytes: [UInt8], _ subject: ArchiveSubject
  ) throws {
    guard !bytes.isEmpty else { return }
    let cut = accident.cut % bytes.count
    if case .success = try ArchiveClaims.check(bytes, subject) {
      try ArchiveClaims.checkCut(bytes, cut, subject)
    }
    var changed = bytes
    changed[accident.position % bytes.count] ^= accident.mask
    _ = try ArchiveClaims.check(changed, subject)
  }
}
