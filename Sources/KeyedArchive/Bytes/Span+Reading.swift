/// Every read of untrusted bytes: the only code that turns an offset into memory.
///
/// Each function owns its bounds: outside them it returns nil (or an empty answer) and reads
/// nothing.
extension Span<UInt8> {
  /// Whether `count` bytes from `offset` lie inside.
  // Safety: each function asks `holds` before it reads; those marked `@unsafe` or private are
  // called after that, and no pointer leaves a closure.
  @inline(__always)
  func holds(_ count: Int, at offset: Int) -> Bool {
    // Negative numbers are large ones without a sign.
    UInt(bitPattern: offset) <= UInt(bitPattern: self.count)
      && UInt(bitPattern: count) <= UInt(bitPattern: self.count &- offset)
  }

  /// One byte.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? {
    guard holds(1, at: offset) else { return nil }
    return unsafe self[unchecked: offset]
  }

  /// Whether 16 bytes are a number below -2^63 or above 2^64 - 1.
  func isWideInteger(at offset: Int) -> Bool {
    switch unsigned(at: offset, width: 8) {
    case 0: false
    case UInt64.max: unsigned(at: offset + 8, width: 8).map { $0 >> 63 == 0 } ?? true
    default: true
    }
  }

  /// A big-endian whole number of `width` bytes, 1 to 8.
  @inline(__always)
  func unsigned(at offset: Int, width: Int) -> UInt64? {
    guard holds(width, at: offset) else { return nil }
    switch width {
    case 1: return UInt64(unsafe self[unchecked: offset])
    case 2: return UInt64(UInt16(bigEndian: unsafe loadedUnaligned(offset)))
    case 4: return UInt64(UInt32(bigEndian: unsafe loadedUnaligned(offset)))
    case 8: return UInt64(bigEndian: unsafe loadedUnaligned(offset))
    case 3, 5, 6, 7:
      var value: UInt64 = 0
      for index in offset..<offset + width {
        value = value << 8 | UInt64(unsafe self[unchecked: index])
      }
      return value
    default: return nil
    }
  }

  /// A big-endian whole number of `width` bytes, 1 to 8, in a place with 8 bytes to read: one load,
  /// whatever the width.
  @inline(__always)
  func word(at offset: Int, firstBytes width: Int) -> UInt64? {
    let last = self.count &- 8
    guard last >= 0, UInt(bitPattern: offset) <= UInt(bitPattern: last) else { return nil }
    let word: UInt64 = unsafe loadedUnaligned(offset)
    return UInt64(bigEndian: word) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* width)
  }

  @inline(__always)
  @unsafe
  private func loadedUnaligned<Value: BitwiseCopyable>(_ offset: Int) -> Value {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: Value.self)
  }

  /// Whether the bytes at `offset` are exactly `expected`.
  @inline(__always)
  func holds(_ expected: StaticString, at offset: Int) -> Bool {
    let count = expected.utf8CodeUnitCount
    guard expected.hasPointerRepresentation, holds(count, at: offset) else { return false }
    return unsafe matches(
      UnsafeRawBufferPointer(start: expected.utf8Start, count: count), at: offset)
  }

  /// Whether the bytes at `offset` are exactly the UTF-8 of `text`.
  @inline(__always)
  func holds(_ text: String, at offset: Int) -> Bool {
    let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard holds(utf8.count, at: offset) else { return false }
      return unsafe matches(UnsafeRawBufferPointer(utf8), at: offset)
    }
    return isSame ?? holds(scalarsOf: text, at: offset)
  }

  private func holds(scalarsOf text: String, at offset: Int) -> Bool {
    var index = offset
    for expected in text.utf8 {
      guard byte(at: index) == expected else { return false }
      index += 1
    }
    return true
  }

  /// Whether the bytes from `offset`, which the caller knows to be inside, are those of `text`:
  /// word by word, the last word reaching back over what has been compared.
  @unsafe
  private func matches(_ text: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    let count = text.count
    func differ<Word: FixedWidthInteger & BitwiseCopyable>(_ index: Int, _: Word.Type) -> Bool {
      let one: Word = unsafe loadedUnaligned(offset &+ index)
      return unsafe one != text.loadUnaligned(fromByteOffset: index, as: Word.self)
    }
    if count >= 8 {
      var index = 0
      while index &+ 8 < count {
        if differ(index, UInt64.self) { return false }
        index &+= 8
      }
      return !differ(count &- 8, UInt64.self)
    }
    if count >= 4 { return !differ(0, UInt32.self) && !differ(count &- 4, UInt32.self) }
    for index in 0..<count where differ(index, UInt8.self) { return false }
    return true
  }

  /// Whether two stretches of `count` bytes are equal; false when either is outside.
  func equal(_ first: Int, _ second: Int, count: Int) -> Bool {
    guard holds(count, at: first), holds(count, at: second) else { return false }
    return unsafe extracting(second..<second + count).withUnsafeBytes {
      unsafe matches($0, at: first)
    }
  }

  /// Whether none of `count` bytes has its high bit set; false when they are outside.
  @inline(__always)
  func isASCII(at offset: Int, count: Int) -> Bool {
    guard holds(count, at: offset) else { return false }
    let high: UInt64 = 0x8080_8080_8080_8080
    // Short text, as keys are, is the upper end of the word that it ends: nothing else is read.
    if count <= 8, offset &+ count >= 8 {
      let word: UInt64 = unsafe loadedUnaligned(offset &+ count &- 8)
      let place = UInt64(truncatingIfNeeded: 64 &- 8 &* count)
      return count == 0 || (UInt64(littleEndian: word) & high) &>> place == 0
    }
    guard count > 8 else { return firstNonASCII(from: offset, to: offset &+ count) == nil }
    // Whole words, the last of which reaches back over what has been seen.
    var all: UInt64 = unsafe loadedUnaligned(offset &+ count &- 8)
    var index = offset
    while index &+ 8 < offset &+ count {
      let word: UInt64 = unsafe loadedUnaligned(index)
      all |= word
      index &+= 8
    }
    return all & high == 0
  }

  /// The first of `count` bytes that has its high bit set, if any.
  func firstNonASCII(at offset: Int, count: Int) -> Int? {
    guard holds(count, at: offset) else { return offset }
    return firstNonASCII(from: offset, to: offset &+ count)
  }

  /// The same; the caller knows that the bytes are inside.
  private func firstNonASCII(from start: Int, to end: Int) -> Int? {
    var index = start
    while index &+ 8 <= end {
      let word: UInt64 = unsafe loadedUnaligned(index)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      index &+= 8
    }
    while index < end {
      if unsafe self[unchecked: index] >= 0x80 { return index }
      index &+= 1
    }
    return nil
  }

  /// A copy of `count` bytes; empty when they are outside.
  func copy(at offset: Int, count: Int) -> [UInt8] {
    guard holds(count, at: offset) else { return [] }
    return unsafe extracting(offset..<offset + count).withUnsafeBytes { unsafe Array($0) }
  }

  /// A string of `count` bytes that are known to be ASCII; empty when they are outside.
  func ascii(at offset: Int, count: Int) -> String {
    guard holds(count, at: offset) else { return "" }
    guard #available(macOS 26, iOS 26, *) else { return utf8(at: offset, count: count) }
    // Safety: the bytes have been seen to be ASCII, and nothing has changed them since.
    let text = unsafe UTF8Span(
      unchecked: extracting(offset..<offset + count), isKnownASCII: true)
    return String(copying: text)
  }

  /// A string of `count` bytes of UTF-8 (ASCII is UTF-8); empty when they are outside.
  func utf8(at offset: Int, count: Int) -> String {
    guard holds(count, at: offset) else { return "" }
    return unsafe extracting(offset..<offset + count).withUnsafeBytes {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }
}
