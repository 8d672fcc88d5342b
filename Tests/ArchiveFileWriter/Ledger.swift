import KeyedArchive
import KeyedArchiveFoundation

/// How many updates each of two writers has made, with content that follows from it and a checksum
/// over all: bytes of two updates mixed do not decode.
struct Ledger: Equatable, ArchiveDecodable, ArchiveEncodable {
  static let archiveClass = ArchiveClass("Ledger")
  private static let contentBytes = 2_000

  var counts = [0, 0]

  init() {}

  init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
    counts = try decoder.read("counts", .array(of: .integer(in: 0...Int.max), maximumCount: 2))
    let stored = try decoder.data("content", maximumBytes: Self.contentBytes)
    let sum = try decoder.integer("checksum", in: 0...Int.max)
    guard counts.count == 2, stored == content, sum == checksum else {
      throw decoder.failure("checksum", expected: "\(checksum)", found: "\(sum)")
    }
  }

  func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(.array(counts.map { .integer(Int128($0)) }), forKey: "counts")
    fields.encode(.data(content), forKey: "content")
    fields.encode(checksum, forKey: "checksum")
  }

  static func file(_ path: String) -> ArchiveFile<Ledger> {
    ArchiveFile(path: path, versions: .first(Ledger.self))
  }

  private var content: [UInt8] {
    (0..<Self.contentBytes).map { UInt8(truncatingIfNeeded: counts[0] &* 31 &+ counts[1] &* $0) }
  }

  /// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), without the highest bit.
  private var checksum: Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in counts.flatMap({ count in (0..<8).map { count >> (8 * $0) & 0xFF } }) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    for byte in content { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(hash >> 1)
  }
}
