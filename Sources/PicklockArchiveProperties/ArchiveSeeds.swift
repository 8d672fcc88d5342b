public import KeyedArchive

/// Archives to start fuzzing from: the layouts that real applications write, with content of ours.
///
/// The same names and bytes on every machine and in every run. A seed that is an honest memo says
/// so in its name, and so does one that must be refused.
public enum ArchiveSeeds {
  /// A seed and the name its file has.
  public struct Seed: Sendable {
    /// Letters, digits and hyphens.
    public let name: String
    /// A binary or XML archive, or something near one.
    public let bytes: [UInt8]
  }

  /// Every seed, by name.
  ///
  /// - Throws: never in practice: what `ArchiveEncoder` throws for values it cannot write.
  public static func all() throws(ArchiveError) -> [Seed] {
    let seeds = try memos() + roots() + values() + documents() + propertyLists()
    return seeds.sorted { $0.name < $1.name }
  }

  /// Memos that decode, and memos that must not.
  static func memos() throws(ArchiveError) -> [Seed] {
    let valid = try ArchiveEncoder().encode(Memo(text: "draft"))
    let longest = String(repeating: "é", count: Memo.longestText)
    return [
      Seed(name: "memo-valid", bytes: valid),
      Seed(name: "memo-valid-empty", bytes: try ArchiveEncoder().encode(Memo(text: ""))),
      Seed(name: "memo-valid-emoji", bytes: try ArchiveEncoder().encode(Memo(text: "a😀\u{301}"))),
      Seed(name: "memo-valid-longest", bytes: try ArchiveEncoder().encode(Memo(text: longest))),
      Seed(
        name: "memo-valid-xml", bytes: try ArchiveEncoder(format: .xml).encode(Memo(text: "<&>"))),
      Seed(name: "memo-valid-old-name", bytes: try memo("archive_check.Memo", schema: 1)),
      Seed(name: "memo-refused-class", bytes: try memo("Other.Memo", schema: 1)),
      Seed(name: "memo-refused-version-0", bytes: try memo("Memo", schema: 0)),
      Seed(name: "memo-refused-version-2", bytes: try memo("Memo", schema: 2)),
      Seed(name: "memo-refused-version-wide", bytes: try memo("Memo", schema: 1 << 63)),
      Seed(
        name: "memo-refused-too-long",
        bytes: try ArchiveEncoder().encode(
          Memo(text: longest + "x"))),
      Seed(name: "memo-refused-truncated", bytes: Array(valid.prefix(valid.count - 7))),
      Seed(name: "memo-refused-twelve-bytes", bytes: Array(valid.prefix(12))),
      Seed(name: "memo-refused-trailing", bytes: valid + [0]),
      Seed(name: "memo-refused-compressed", bytes: stored(valid)),
    ]
  }

  /// Roots that are not a memo, or not where one looks.
  static func roots() throws(ArchiveError) -> [Seed] {
    [
      Seed(name: "root-string", bytes: try ArchiveEncoder().encode(.string("wrong root"))),
      Seed(
        name: "root-memo-in-array",
        bytes: try ArchiveEncoder().encode([
          (ArchiveEncoder.rootKey, .array([.object(Memo(text: "inside"))]))
        ])),
      Seed(
        name: "root-elsewhere",
        bytes: try ArchiveEncoder().encode([
          ("document.type", .value(.string("note"))), ("document", .object(Memo(text: "a"))),
        ])),
      Seed(
        name: "root-unkeyed",
        bytes: try ArchiveDocument(
          top: [PropertyListEntry("$0", .uid(1))], objects: [.null, .plain(.string("a"))]
        ).encoded()),
      Seed(
        name: "root-nil",
        bytes: try ArchiveDocument(
          top: [PropertyListEntry("root", .uid(0))]).encoded()),
      Seed(
        name: "root-other-archiver",
        bytes: try ArchiveDocument(
          archiver: "SCNKeyedArchiver", top: [PropertyListEntry("root", .uid(1))],
          objects: [.null, .plain(.integer(1))]
        ).encoded()),
    ]
  }

  /// A zlib stream that stores its content as it is: compressed archives are opened elsewhere.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(truncatingIfNeeded: bytes.count)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let header = [0x78, 0x01, 0x01] + littleEndian(count) + littleEndian(~count)
    let checksum = littleEndian(UInt16(high)).reversed() + littleEndian(UInt16(low)).reversed()
    return header + bytes + checksum
  }

  private static func littleEndian(_ value: UInt16) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
  }

  private static func memo(_ className: String, schema: Int128) throws(ArchiveError) -> [UInt8] {
    try ArchiveEncoder().encode(
      .object(
        ArchiveUnknownObject(
          className: className,
          fields: [.init("schema", .integer(schema)), .init("text", .string("draft"))])))
  }
}
