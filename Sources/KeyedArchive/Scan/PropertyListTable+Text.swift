/// Comparing strings of the table with text of ours.
extension PropertyListTable {
  /// Whether a node is exactly this ASCII text.
  @inline(__always)
  func isText(_ node: PropertyListNode, _ text: StaticString) -> Bool {
    Int(node.count) == text.utf8CodeUnitCount && (node.kind == .ascii || node.kind == .utf8)
      && bytes.span.holds(text, at: Int(node.start))
  }

  /// Whether a node is exactly this text, scalar by scalar.
  @inline(__always)
  func isText(_ node: PropertyListNode, _ text: String) -> Bool {
    switch node.kind {
    case .ascii, .utf8:
      Int(node.count) == text.utf8.count && bytes.span.holds(text, at: Int(node.start))
    case .utf16: string(node).map { $0.utf8.elementsEqual(text.utf8) } ?? false
    case .null, .falseValue, .trueValue, .integer, .real, .date, .data, .uid, .array, .set,
      .dictionary:
      false
    }
  }

  /// Whether two strings have the same code units.
  func sameText(_ one: PropertyListNode, _ other: PropertyListNode) -> Bool {
    StringNode(one).equals(StringNode(other), bytes.span)
  }
}
