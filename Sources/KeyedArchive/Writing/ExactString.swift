/// A string told apart by its bytes.
///
/// `String` equates canonically equivalent texts; uniquing by that would write one spelling where
/// the caller had two.
struct ExactString: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactString, right: ExactString) -> Bool {
    left.hasSameBytes(as: right)
  }

  @inline(__always)
  private func hasSameBytes(as other: ExactString) -> Bool {
    guard text.utf8.count == other.text.utf8.count else { return false }
    // Safety: the bytes do not leave the closure.
    let same = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe bytes.span.holds(other.text, at: 0)
    }
    return same ?? text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Safety: the bytes do not leave the closure.
    let hashed: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    guard hashed == nil else { return }
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
