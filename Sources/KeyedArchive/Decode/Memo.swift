/// A short note: the smallest archive that has a version, a field and a bound.
///
/// The contract: the root is a Memo and nothing else, of version 1 exactly, with a text of at most
/// 4,096 UTF-16 code units, in at most 1 MiB of input.
public struct Memo: Hashable, Sendable, ArchiveDecodable {
  /// `Memo`, and the module-qualified name of a Swift class that did not fix its own.
  public static let archiveClass = ArchiveClass("Memo", formerly: ["archive_check.Memo"])

  /// The only version there is.
  public static let schema = 1
  /// UTF-16 code units.
  public static let longestText = 4_096

  /// Input of at most 1 MiB.
  public static let policy: ArchivePolicy = {
    var limits = ArchiveLimits()
    limits.inputBytes = 1 << 20
    return ArchivePolicy(limits: limits)
  }()

  /// The version it was read as; always the present one.
  public let schema: Int
  /// At most 4,096 UTF-16 code units.
  public let text: String

  /// A memo of the present version.
  public init(text: String) {
    schema = Self.schema
    self.text = text
  }

  /// Reads a whole memo; throws the contract that is broken, and then there is no memo.
  public init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
    schema = try decoder.version("schema", supported: Self.schema...Self.schema)
    text = try decoder.string("text", maximumUTF16: Self.longestText)
  }

  /// The memo that an archive holds.
  ///
  /// - Throws: malformed, refused or unsupported; never an empty memo instead.
  public static func decode(_ bytes: [UInt8]) throws(ArchiveError) -> Memo {
    try decode(bytes, at: "root", policy: policy)
  }
}
