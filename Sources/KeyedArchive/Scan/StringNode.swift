/// A string where it lies: comparing without making a `String`.
struct StringNode {
  let node: PropertyListNode

  @inline(__always)
  init(_ node: PropertyListNode) {
    self.node = node
  }

  /// Bytes where it is stored.
  var storedBytes: Int { node.kind == .utf16 ? 2 * Int(node.count) : Int(node.count) }

  /// The text; nil when the node is not a string.
  func string(_ span: Span<UInt8>) -> String? {
    switch node.kind {
    case .ascii: span.ascii(at: Int(node.start), count: Int(node.count))
    case .utf8: span.utf8(at: Int(node.start), count: Int(node.count))
    case .utf16: span.utf16(at: Int(node.start), count: Int(node.count))
    case .null, .falseValue, .trueValue, .integer, .real, .date, .data, .uid, .array, .set,
      .dictionary:
      nil
    }
  }

  /// Whether two strings have the same code units.
  ///
  /// The encodings that one table mixes (ASCII and UTF-16) have as many units for the same text.
  func equals(_ other: StringNode, _ span: Span<UInt8>) -> Bool {
    guard node.count == other.node.count else { return false }
    if node.kind == other.node.kind {
      return span.equal(Int(node.start), Int(other.node.start), count: storedBytes)
    }
    for index in 0..<Int(node.count) where unit(index, span) != other.unit(index, span) {
      return false
    }
    return true
  }

  /// Equal for equal strings, and seldom for others: FNV-1a over the code units.
  func summary(_ span: Span<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<Int(node.count) {
      hash = (hash ^ UInt64(unit(index, span))) &* 0x100_0000_01B3
    }
    return hash
  }

  private func unit(_ index: Int, _ span: Span<UInt8>) -> UInt16 {
    if node.kind == .utf16 { return span.unit(index, of: Int(node.start)) ?? 0 }
    return span.byte(at: Int(node.start) + index).map { UInt16($0) } ?? 0
  }
}
