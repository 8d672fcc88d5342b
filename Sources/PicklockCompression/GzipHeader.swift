/// What is in front of a gzip member (RFC 1952, section 2.3).
enum GzipHeader {
  /// Deflate, no name, no time, slowest level, unknown system: nothing that varies between
  /// machines or runs.
  static let written: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 0xFF]

  private enum Flag {
    static let headerChecksum: UInt8 = 0x02
    static let extra: UInt8 = 0x04
    static let name: UInt8 = 0x08
    static let comment: UInt8 = 0x10
    static let reserved: UInt8 = 0xE0
  }

  static func skip(_ cursor: inout ByteCursor) throws(CompressionError) {
    let start = cursor.offset
    for expected in written.prefix(3) where try cursor.byte("the gzip header") != expected {
      throw CompressionError(
        .badHeader, at: cursor.offset - 1, "these bytes do not begin a gzip member of deflate")
    }
    let flags = try cursor.byte("the gzip header")
    guard flags & Flag.reserved == 0 else {
      throw CompressionError(.badHeader, at: cursor.offset - 1, "reserved gzip flags are set")
    }
    try cursor.skip(6, "the gzip header")
    if flags & Flag.extra != 0 {
      let length = try cursor.littleEndian(2, "the gzip extra field")
      try cursor.skip(Int(length), "the gzip extra field")
    }
    if flags & Flag.name != 0 { try cursor.skipZeroTerminated("the gzip file name") }
    if flags & Flag.comment != 0 { try cursor.skipZeroTerminated("the gzip comment") }
    if flags & Flag.headerChecksum != 0 {
      let computed = Checksum.crc32(cursor.bytes[start..<cursor.offset]) & 0xFFFF
      let stored = try cursor.littleEndian(2, "the gzip header checksum")
      guard stored == computed else {
        throw CompressionError(
          .checksumMismatch, at: cursor.offset, "the gzip header does not match its checksum")
      }
    }
  }
}
