/// One object of a property list about to be written: 16 bytes.
struct WritingNode {
  enum Kind: UInt8 {
    case null
    case no
    case yes
    case signed
    /// Above `Int64.max`, so that it needs 16 bytes.
    case unsigned
    case real
    case date
    case ascii
    case utf16
    case data
    case uid
    case array
    case set
    case dictionary
  }

  let kind: Kind
  /// Of a container, how many parts it has; of a scalar, the object that it is in `$objects`, or 0
  /// where it is none.
  var count: UInt32
  /// The value itself, the place of a text or data among those of the table, or the first part.
  var bits: UInt64

  @inline(__always)
  init(_ kind: Kind, _ bits: UInt64 = 0, count: Int = 0) {
    self.kind = kind
    self.bits = bits
    self.count = UInt32(count)
  }

  /// Where among the parts of the table those of a container are.
  @inline(__always)
  var parts: Range<Int> {
    let first = Int(truncatingIfNeeded: bits)
    return first..<first &+ Int(count)
  }
}
