extension OutputSpan<UInt8> {
  /// Appends a copy of all bytes of another span, for which there must be room.
  mutating func append(copying other: Span<UInt8>) {
    precondition(other.count <= freeCapacity, "no room for the bytes")
    // Safety: the precondition leaves room for all that is copied, and the count grows by just
    // that.
    unsafe other.withUnsafeBytes { source in
      unsafe withUnsafeMutableBufferPointer { buffer, count in
        let room = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        unsafe room.copyMemory(from: source)
        count += source.count
      }
    }
  }

  /// Appends a number of `width` bytes, 1 to 8, for which there must be room, the highest byte
  /// first: one store where 8 bytes have room.
  @inline(__always)
  mutating func append(bigEndian value: UInt64, width: Int) {
    precondition((1...8).contains(width) && width <= freeCapacity, "no room for the number")
    guard freeCapacity >= 8 else {
      for place in stride(from: 8 &* (width &- 1), through: 0, by: -8) {
        append(UInt8(truncatingIfNeeded: value &>> UInt64(truncatingIfNeeded: place)))
      }
      return
    }
    // Safety: 8 bytes have room, and the count grows by the `width` of them that are meant.
    let shifted = value &<< UInt64(truncatingIfNeeded: 64 &- 8 &* width)
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      unsafe UnsafeMutableRawBufferPointer(buffer).storeBytes(
        of: shifted.bigEndian, toByteOffset: count, as: UInt64.self)
      count &+= width
    }
  }

  /// Appends the UTF-8 of a text, for which there must be room.
  mutating func append(utf8 text: String) {
    // Safety: the bytes do not leave the closure.
    let isCopied: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe append(copying: bytes.span)
    }
    guard isCopied == nil else { return }
    for byte in text.utf8 { append(byte) }
  }
}
