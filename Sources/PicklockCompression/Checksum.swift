import CPicklockZlib

/// A running checksum of one of the kinds the wrappings use.
struct Checksum {
  enum Kind { case adler32, crc32, none }

  let kind: Kind
  private(set) var value: UInt32

  init(_ format: CompressionFormat) {
    switch format {
    case .zlib: (kind, value) = (.adler32, 1)
    case .gzip: (kind, value) = (.crc32, 0)
    case .raw: (kind, value) = (.none, 0)
    }
  }

  mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
    // zlib takes lengths of 32 bits; callers pass pieces far below that.
    let count = uInt(truncatingIfNeeded: bytes.count)
    assert(Int(count) == bytes.count)
    // Safety: zlib reads `count` bytes, which the buffer holds.
    switch kind {
    case .adler32:
      unsafe value = UInt32(
        truncatingIfNeeded: CPicklockZlib.adler32(uLong(value), bytes.baseAddress, count))
    case .crc32:
      unsafe value = UInt32(
        truncatingIfNeeded: CPicklockZlib.crc32(uLong(value), bytes.baseAddress, count))
    case .none: break
    }
  }

  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var checksum = Checksum(.gzip)
    // Safety: the buffer does not leave the closure.
    unsafe bytes.withUnsafeBufferPointer { unsafe checksum.update($0) }
    return checksum.value
  }
}
