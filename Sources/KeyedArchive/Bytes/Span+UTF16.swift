/// Big-endian UTF-16, as binary property lists store text that is not ASCII.
extension Span<UInt8> {
  /// The code unit at `index` of text that starts at `offset`.
  @inline(__always)
  func unit(_ index: Int, of offset: Int) -> UInt16? {
    unsigned(at: offset &+ 2 &* index, width: 2).map { UInt16(truncatingIfNeeded: $0) }
  }

  /// The first of `count` code units that is a surrogate without its partner, if any.
  func firstLoneSurrogate(at offset: Int, count: Int) -> Int? {
    var index = 0
    while index < count {
      guard let unit = unit(index, of: offset) else { return index }
      if unit & 0xF800 == 0xD800 {
        guard unit < 0xDC00, index + 1 < count, let next = self.unit(index + 1, of: offset),
          next & 0xFC00 == 0xDC00
        else { return index }
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// The string of `count` code units, which `firstLoneSurrogate` has passed.
  func utf16(at offset: Int, count: Int) -> String {
    guard count >= 0, holds(2 &* count, at: offset) else { return "" }
    // Safety: a code unit becomes at most three bytes, a pair four, and the capacity is three for
    // each.
    return unsafe String(unsafeUninitializedCapacity: 3 * count) { buffer in
      var written = 0
      func put(_ byte: UInt32) {
        unsafe buffer[written] = UInt8(truncatingIfNeeded: byte)
        written += 1
      }
      var index = 0
      while index < count, let unit = unit(index, of: offset) {
        var scalar = UInt32(unit)
        if unit & 0xFC00 == 0xD800, let low = self.unit(index + 1, of: offset) {
          scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
          index += 1
        }
        index += 1
        switch scalar {
        case 0..<0x80: put(scalar)
        case 0x80..<0x800:
          put(0xC0 | scalar >> 6)
          put(0x80 | scalar & 0x3F)
        case 0x800..<0x10000:
          put(0xE0 | scalar >> 12)
          put(0x80 | scalar >> 6 & 0x3F)
          put(0x80 | scalar & 0x3F)
        default:
          put(0xF0 | scalar >> 18)
          put(0x80 | scalar >> 12 & 0x3F)
          put(0x80 | scalar >> 6 & 0x3F)
          put(0x80 | scalar & 0x3F)
        }
      }
      return written
    }
  }
}
