/// A count that did not fit the marker: an integer after it says how many.
struct LongCount {
  let count: Int
  /// Where what is counted starts.
  let start: Int

  /// The integer of 1 to 8 bytes after the marker at `offset` and before `end`; nil where there is
  /// none, or one of more than 32 bits.
  ///
  /// It is given figures, not the scanner: that would have to leave its registers for the call.
  init?(after offset: Int, end: Int, _ span: Span<UInt8>) {
    guard let marker = span.byte(at: offset &+ 1), marker & 0xF0 == 0x10, marker & 0x0F <= 3
    else { return nil }
    let width = 1 << Int(marker & 0x0F)
    guard width <= end &- offset &- 2, let value = span.word(at: offset &+ 2, firstBytes: width),
      value <= UInt64(ArchiveLimits.addressableBytes)
    else { return nil }
    count = Int(truncatingIfNeeded: value)
    start = offset &+ 2 &+ width
  }
}
