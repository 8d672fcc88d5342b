public import KeyedArchive

/// Honest and malformed archives, each with what a reader must do with it: for the authors of any
/// reader, `Documentation/ArchiveSuite.md`.
///
/// The same names and bytes on every machine and in every run. No verdict comes from a reader: an
/// honest file is written from the value that it must be read as, and what a reader must do with a
/// malformed one is decided by its damage in `ArchiveSuite+Rulings.swift`, with the reason.
public enum ArchiveSuite {
  /// What a reader must do with a file.
  public enum Verdict: Sendable {
    /// Read this value under `root`.
    case read(ArchiveValue)
    /// Refuse it, for what is wrong.
    case refuse(String)
    /// Read it or refuse it, for this reason; never crash, hang or run out of memory.
    case either(String)
  }

  /// Whether a file is wrong as a property list already or only as an archive.
  public enum Layer: String, Sendable {
    case list
    case archive
  }

  /// A file of the suite.
  public struct Entry: Sendable {
    /// Letters, digits and hyphens, of what the file shows; without a suffix.
    public let name: String
    /// The content of the file.
    public let bytes: [UInt8]
    /// What a reader must do.
    public let verdict: Verdict
    /// What must notice.
    public let layer: Layer
  }

  /// Every file, by name.
  ///
  /// - Throws: never in practice: what `ArchiveEncoder` throws for values it cannot write.
  public static func entries() throws -> [Entry] {
    try (honest() + damaged()).sorted { $0.name < $1.name }
  }

  /// Words as letters, digits and hyphens.
  static func slug(_ words: String) -> String {
    var slug = ""
    for character in words.lowercased() {
      if character.isASCII, character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    return slug.last == "-" ? String(slug.dropLast()) : slug
  }
}
