import KeyedArchive

/// An honest archive, and how large it is.
enum ArchiveCase: String, CaseIterable {
  case memo = "memo_248"
  case dictionaries = "dictionaries_800"
  case objects = "objects_100k"
  case data = "data_16m"
  case deep = "deep_500"

  /// The archive, written by this project's writer.
  func bytes() throws -> [UInt8] {
    switch self {
    case .memo: try Self.memoBytes()
    case .dictionaries:
      try ArchiveEncoder().encode(.array((0..<800).map { Self.record($0) }))
    case .objects:
      try ArchiveEncoder().encode(.array((0..<100_000).map { .string("string number \($0)") }))
    case .data: try ArchiveEncoder().encode(.data(Array(repeating: 0x5A, count: 16 << 20)))
    case .deep:
      try ArchiveEncoder().encode(
        (0..<500).reduce(ArchiveValue.string("end")) { inner, _ in .array([inner]) })
    }
  }

  /// A memo of 248 bytes, as the length of its text makes it.
  private static func memoBytes() throws -> [UInt8] {
    func memo(_ count: Int) throws -> [UInt8] {
      try ArchiveDocument(
        top: [PropertyListEntry("root", .uid(1))],
        objects: [
          .null,
          .instance(
            classIdentifier: 3,
            fields: [PropertyListEntry("schema", .integer(1)), PropertyListEntry("text", .uid(2))]),
          .plain(.string(String(repeating: "m", count: count))),
          .classRecord(ArchiveClassRecord(name: "Memo", hierarchy: ["Memo", "NSObject"])),
        ]
      ).encoded()
    }
    let lengths = (0...200)
    let length = try lengths.first { try memo($0).count >= 248 } ?? lengths.upperBound
    return try memo(length)
  }

  /// One record of an application's list.
  static func record(_ index: Int) -> ArchiveValue {
    .dictionary([
      ArchivePair(.string("identifier"), .string("record-\(10_000 + index)")),
      ArchivePair(.string("title"), .string("Title of the record number \(index)")),
      ArchivePair(.string("count"), .integer(Int128(index))),
      ArchivePair(.string("ratio"), .real(Double(index) / 7)),
      ArchivePair(.string("enabled"), .bool(index.isMultiple(of: 2))),
      ArchivePair(.string("note"), .string("a shared note")),
    ])
  }
}
