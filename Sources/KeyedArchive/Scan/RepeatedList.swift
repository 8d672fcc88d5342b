/// An array of a binary property list that others may repeat reference by reference: archives of
/// one record type repeat the list of its keys for each record, and all of these share children.
///
/// One list at a time, compared with every array: what is random would cost more than it saves.
struct RepeatedList {
  /// After so many arrays that differ another list is tried; odd, as lists of keys and of values
  /// take turns.
  private static let patience = 5

  /// Where the references lie.
  private var place = 0
  private var count = 0
  /// The first entry of the table of children.
  private(set) var first = 0
  /// Of the highest child.
  private(set) var height = 0
  private var misses = Self.patience
  /// Bytes of one reference.
  private let width: Int

  init(referenceWidth: Int) {
    width = referenceWidth
  }

  /// Whether an array has the same references.
  @inline(__always)
  mutating func isRepeated(_ other: Int, count otherCount: Int, _ span: Span<UInt8>) -> Bool {
    guard count == otherCount, isSame(other, byteCount: count &* width, span) else {
      misses &+= 1
      return false
    }
    misses = 0
    return true
  }

  /// Remembers an array that differs, if the list has not been repeated for long.
  @inline(__always)
  mutating func replace(_ other: Int, count otherCount: Int, first: Int, height: Int) {
    guard misses >= Self.patience else { return }
    (place, count, misses) = (other, otherCount, 0)
    (self.first, self.height) = (first, height)
  }

  @inline(__always)
  private func isSame(_ other: Int, byteCount: Int, _ span: Span<UInt8>) -> Bool {
    var index = 0
    while index < byteCount {
      let rest = min(8, byteCount &- index)
      guard
        span.word(at: place &+ index, firstBytes: rest)
          == span.word(at: other &+ index, firstBytes: rest)
      else { return false }
      index &+= 8
    }
    return true
  }
}
