/// Nodes in words, for errors.
extension PropertyListTable {
  /// What a node is, with its value when that is short.
  func describe(_ index: Int) -> String {
    let node = nodes[index]
    switch node.kind {
    case .null: return "null"
    case .trueValue: return "true"
    case .falseValue: return "false"
    case .integer: return "the integer \(integer(node) ?? 0)"
    case .real: return "the real \(real(node) ?? 0)"
    case .date: return "a date"
    case .data: return "data of \(ArchiveText.grouped(Int(node.count))) bytes"
    case .ascii, .utf16, .utf8:
      let units = utf16Length(node)
      guard units <= 64 else { return "a string of \(ArchiveText.grouped(units)) UTF-16 units" }
      return "the string \(ArchiveText.quoted(string(node) ?? ""))"
    case .uid: return node.start == 0 ? "nil" : "a reference to $objects[\(node.start)]"
    case .array: return "an array of \(ArchiveText.grouped(Int(node.count)))"
    case .set: return "a set of \(ArchiveText.grouped(Int(node.count)))"
    case .dictionary: return "a dictionary of \(ArchiveText.grouped(Int(node.count)))"
    }
  }
}
