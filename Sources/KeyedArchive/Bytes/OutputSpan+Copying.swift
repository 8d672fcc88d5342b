extension OutputSpan<UInt8> {
  /// Appends a copy of all bytes of another span, for which there must be room.
  mutating func append(copying other: Span<UInt8>) {
    precondition(other.count <= freeCapacity, "no room for the bytes")
    unsafe other.withUnsafeBytes { source in
      unsafe withUnsafeMutableBufferPointer { buffer, count in
        let room = unsafe UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        unsafe room.copyMemory(from: source)
        count += source.count
      }
    }
  }

  /// Appends the UTF-8 of a text, for which there must be room.
  mutating func append(utf8 text: String) {
    let isCopied: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe append(copying: bytes.span)
    }
    guard isCopied == nil else { return }
    for byte in text.utf8 { append(byte) }
  }
}
