/// The two bytes in front of a zlib stream (RFC 1950, section 2.2).
enum ZlibHeader {
  /// Deflate with a 32 KiB window, no dictionary, slowest level: what `Deflater` writes.
  static let written: [UInt8] = [0x78, 0xDA]

  /// Whether the method is deflate, the window legal and the check bits right.
  static func isPlausible(_ method: UInt8, _ flags: UInt8) -> Bool {
    method & 0x0F == 8 && method >> 4 <= 7 && (Int(method) << 8 | Int(flags)) % 31 == 0
  }

  static func skip(_ cursor: inout ByteCursor) throws(CompressionError) {
    let method = try cursor.byte("the zlib header")
    let flags = try cursor.byte("the zlib header")
    guard isPlausible(method, flags) else {
      throw CompressionError(.badHeader, at: 0, "these two bytes do not begin a zlib stream")
    }
    guard flags & 0x20 == 0 else {
      throw CompressionError(.unsupported, at: 1, "the stream wants a preset dictionary")
    }
  }
}
