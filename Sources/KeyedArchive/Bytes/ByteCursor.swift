/// A place in bytes that only moves forward: how text formats are read.
///
/// Beyond the end there is nothing to see and nowhere to go.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte here, or `ahead` bytes on; nil beyond the end.
  @inline(__always)
  func peek(_ ahead: Int = 0) -> UInt8? {
    bytes.span.byte(at: position &+ ahead)
  }

  /// Moves on by `count` bytes, or to the end.
  @inline(__always)
  mutating func advance(by count: Int = 1) {
    position = count >= bytes.count - position ? bytes.count : position + max(0, count)
  }

  /// Whether `text` is here.
  func sees(_ text: StaticString) -> Bool {
    bytes.span.holds(text, at: position)
  }

  /// Moves past `text` if it is here.
  mutating func skip(_ text: StaticString) -> Bool {
    guard sees(text) else { return false }
    advance(by: text.utf8CodeUnitCount)
    return true
  }

  /// Moves past the next `text`; false, and at the end, when there is none.
  mutating func skip(past text: StaticString) -> Bool {
    while !isAtEnd {
      if skip(text) { return true }
      advance()
    }
    return false
  }

  /// Moves past spaces, tabs and line ends.
  mutating func skipWhitespace() {
    while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
      advance()
    }
  }
}
