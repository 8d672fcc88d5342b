/// Bytes read from both ends: contents from the front, shape (counts and branches) from the back.
///
/// A changed count then leaves every other count where it was, and a changed content byte can
/// never be taken for a count.
struct ByteInput: Sendable {
  private let bytes: [UInt8]
  private var front = 0
  private var back: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    back = bytes.count
  }

  var remaining: Int { back - front }

  /// A little-endian number of `width` bytes from the front, zeros past the end; nil at the end.
  mutating func takeContent(_ width: Int) -> UInt64? {
    guard remaining > 0 else { return nil }
    var number: UInt64 = 0
    for position in 0..<min(width, remaining) {
      number |= UInt64(bytes[front + position]) << UInt64(8 * position)
    }
    front += min(width, remaining)
    return number
  }

  /// The same from the back, read backwards.
  mutating func takeStructure(_ width: Int) -> UInt64? {
    guard remaining > 0 else { return nil }
    var number: UInt64 = 0
    for position in 0..<min(width, remaining) {
      number |= UInt64(bytes[back - 1 - position]) << UInt64(8 * position)
    }
    back -= min(width, remaining)
    return number
  }

  /// Up to `count` bytes from the front.
  mutating func takeBytes(_ count: Int) -> [UInt8] {
    let taken = Array(bytes[front..<front + min(count, remaining)])
    front += taken.count
    return taken
  }
}
