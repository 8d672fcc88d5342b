/// Numbers, read from the bytes that a node lies in.
extension PropertyListNode {
  /// A whole number, from -2^63 to 2^64 - 1; nil when the node is something else.
  @inline(__always)
  func integer(_ bytes: Span<UInt8>) -> Int128? {
    guard kind == .integer else { return nil }
    switch count {
    case 8:
      return bytes.unsigned(at: Int(start), width: 8).map { Int128(Int64(bitPattern: $0)) }
    case 16:
      let isNegative = bytes.unsigned(at: Int(start), width: 8) != 0
      return bytes.unsigned(at: Int(start) + 8, width: 8).map {
        isNegative ? Int128(Int64(bitPattern: $0)) : Int128($0)
      }
    default: return bytes.unsigned(at: Int(start), width: Int(count)).map { Int128($0) }
    }
  }

  /// A floating-point number; nil when the node is something else.
  @inline(__always)
  func real(_ bytes: Span<UInt8>) -> Double? {
    guard kind == .real || kind == .date else { return nil }
    guard let bits = bytes.unsigned(at: Int(start), width: Int(count)) else { return nil }
    return count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }
}

/// The values of scalars, read from the bytes when asked for.
extension PropertyListTable {
  /// A whole number, from -2^63 to 2^64 - 1; nil when the node is something else.
  func integer(_ node: PropertyListNode) -> Int128? {
    node.integer(bytes.span)
  }

  /// A whole number that an `Int` holds; nil when the node is something else or too large.
  @inline(__always)
  func int(_ node: PropertyListNode) -> Int? {
    guard node.kind == .integer else { return nil }
    let width = Int(node.count)
    guard width <= 8 else { return integer(node).flatMap { Int(exactly: $0) } }
    return bytes.span.unsigned(at: Int(node.start), width: width).map {
      width == 8 ? Int(Int64(bitPattern: $0)) : Int(truncatingIfNeeded: $0)
    }
  }

  /// A floating-point number; nil when the node is something else.
  func real(_ node: PropertyListNode) -> Double? {
    node.real(bytes.span)
  }

  func bool(_ node: PropertyListNode) -> Bool? {
    switch node.kind {
    case .trueValue: true
    case .falseValue: false
    case .null, .integer, .real, .date, .data, .ascii, .utf16, .utf8, .uid, .array, .set,
      .dictionary:
      nil
    }
  }

  func uid(_ node: PropertyListNode) -> UInt32? {
    node.kind == .uid ? node.start : nil
  }

  func data(_ node: PropertyListNode) -> [UInt8]? {
    guard node.kind == .data else { return nil }
    return bytes.span.copy(at: Int(node.start), count: Int(node.count))
  }

  @inline(__always)
  func string(_ node: PropertyListNode) -> String? { StringNode(node).string(bytes.span) }

  /// The bytes that a string or data object takes where it is stored.
  @inline(__always)
  func storedBytes(_ node: PropertyListNode) -> Int {
    node.kind == .utf16 ? 2 * Int(node.count) : Int(node.count)
  }

  /// The length of a string in UTF-16 code units.
  func utf16Length(_ node: PropertyListNode) -> Int {
    guard node.kind == .utf8 else { return Int(node.count) }
    let span = bytes.span
    var units = 0
    for offset in Int(node.start)..<Int(node.start) + Int(node.count) {
      guard let byte = span.byte(at: offset) else { break }
      // One unit for each first byte of a scalar, two for the scalars that take four bytes.
      units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
    return units
  }
}
