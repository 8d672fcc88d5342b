import KeyedArchive
public import PropertyEngine

extension AnyProperty {
  /// A memo comes back as it was written. Cut short, of another class or version, or too long, it
  /// is refused; changed in a byte, it is refused, the same, or caught by the re-read check.
  public static let memoDamage = memoDamage(.picklock)

  /// The same claim about another reader, such as one that is broken on purpose.
  public static func memoDamage(_ subject: MemoSubject) -> AnyProperty {
    AnyProperty(
      Property(
        "MemoDamage",
        summary: "A memo comes back as it was written; damaged on the way, never unnoticed.",
        MemoMutation.generator, describe: { $0.text }
      ) { accident in
        let bytes = try bytes(of: accident)
        let found = try decoded(bytes, subject)
        switch accident.event {
        case .none:
          try require(found == accident.memo, "a memo comes back as it was written")
          try subject.verify(bytes, accident.memo)
        case .cut:
          let lost = try accident.whole().dropFirst(bytes.count)
          guard !accident.isXML || lost.contains(where: { $0 > 0x20 }) else { return }
          try require(found == nil, "a memo cut short is refused", "\(bytes.count) bytes")
        case .flip:
          guard let found, found != accident.memo else { return }
          try require(
            refuses(bytes, accident.memo, subject), "another memo is noticed when read again",
            "\(found.text)")
        case .otherClass(let name): try require(found == nil, "another root is refused", name)
        case .otherVersion(let version):
          try require(found == nil, "another version is refused", "\(version)")
        case .tooLong: try require(found == nil, "a text over the limit is refused")
        }
      })
  }

  /// Discards a text that XML cannot hold.
  private static func bytes(of accident: MemoMutation) throws -> [UInt8] {
    do throws(ArchiveError) { return try accident.bytes() } catch {
      guard error.code == .xmlValue else { throw error }
      throw Discard("XML cannot hold it")
    }
  }

  /// The memo, or nil where it is refused with a typed error.
  private static func decoded(_ bytes: [UInt8], _ subject: MemoSubject) throws -> Memo? {
    do { return try subject.decode(bytes) } catch {
      try require(error is ArchiveError, "a refusal is a typed error", "\(error)")
      return nil
    }
  }

  private static func refuses(_ bytes: [UInt8], _ memo: Memo, _ subject: MemoSubject) -> Bool {
    do { try subject.verify(bytes, memo) } catch { return true }
    return false
  }
}
