/// Reads of the wrapping, every one against the bounds.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var remaining: Int { bytes.count - offset }

  mutating func byte(_ what: String) throws(CompressionError) -> UInt8 {
    guard offset < bytes.count else {
      throw CompressionError(.truncated, at: offset, "the input ends inside \(what)")
    }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func skip(_ count: Int, _ what: String) throws(CompressionError) {
    guard count <= remaining else {
      throw CompressionError(.truncated, at: bytes.count, "the input ends inside \(what)")
    }
    offset += count
  }

  mutating func skipZeroTerminated(_ what: String) throws(CompressionError) {
    while try byte(what) != 0 {}
  }

  mutating func littleEndian(_ count: Int, _ what: String) throws(CompressionError) -> UInt32 {
    var value: UInt32 = 0
    for index in 0..<count { value |= UInt32(try byte(what)) << UInt32(8 * index) }
    return value
  }

  mutating func bigEndian32(_ what: String) throws(CompressionError) -> UInt32 {
    try littleEndian(4, what).byteSwapped
  }
}
