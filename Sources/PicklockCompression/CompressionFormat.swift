/// The wrapping around a deflate stream.
public enum CompressionFormat: String, CaseIterable, Hashable, Sendable {
  /// RFC 1950: two header bytes, the stream, an Adler-32 of the content.
  case zlib
  /// RFC 1952: a header, the stream, a CRC-32 and the length; any number of members may follow.
  case gzip
  /// RFC 1951 alone: no header, no checksum. Damage inside it can go unnoticed.
  case raw

  /// The wrapping that `bytes` announce, or nil.
  ///
  /// Raw deflate announces nothing and is never detected. Two bytes are weak evidence of zlib: a
  /// caller who can try another reading first should.
  public static func detect(_ bytes: some Collection<UInt8>) -> CompressionFormat? {
    let head = Array(bytes.prefix(3))
    guard head.count >= 2 else { return nil }
    if head.count == 3, head[0] == 0x1F, head[1] == 0x8B, head[2] == 8 { return .gzip }
    if ZlibHeader.isPlausible(head[0], head[1]) { return .zlib }
    return nil
  }
}
