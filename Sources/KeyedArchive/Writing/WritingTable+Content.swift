/// What the nodes of a table are, for code that asks seldom.
extension WritingTable {
  enum Content {
    case null
    case bool(Bool)
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
    case date(Double)
    case string(String)
    case data([UInt8])
    case uid(UInt32)
    /// A range of `parts`.
    case array(Range<Int>)
    case set(Range<Int>)
    /// A range of `parts`: all keys, then all values.
    case dictionary(Range<Int>)
  }

  /// What a node is and holds.
  func content(of number: Number) -> Content {
    let node = nodes[Int(number)]
    return switch node.kind {
    case .null: .null
    case .no: .bool(false)
    case .yes: .bool(true)
    case .signed: .signed(Int64(bitPattern: node.bits))
    case .unsigned: .unsigned(node.bits)
    case .real: .real(Double(bitPattern: node.bits))
    case .date: .date(Double(bitPattern: node.bits))
    case .ascii, .utf16: .string(strings[Int(node.bits)])
    case .data: .data(blobs[Int(node.bits)])
    case .uid: .uid(UInt32(truncatingIfNeeded: node.bits))
    case .array: .array(node.parts)
    case .set: .set(node.parts)
    case .dictionary: .dictionary(node.parts)
    }
  }
}
