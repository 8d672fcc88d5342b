/// One object of a scanned property list: 12 bytes, no heap.
struct PropertyListNode: Sendable {
  enum Kind: UInt8, Sendable {
    case null
    case falseValue
    case trueValue
    case integer
    case real
    case date
    case data
    case ascii
    case utf16
    case utf8
    case uid
    case array
    case set
    case dictionary

    var isContainer: Bool { rawValue >= Kind.array.rawValue }
    var isString: Bool { self == .ascii || self == .utf16 || self == .utf8 }
  }

  /// What an entry of `$objects` is; set when the archive around the property list is checked.
  enum Role: UInt8, Sendable {
    case none
    case plain
    case instance
    case classRecord
  }

  /// Where the payload starts; for containers, the first entry of the table of children; for a UID,
  /// the UID itself.
  var start: UInt32
  /// Payload bytes of numbers and data, code units of strings, elements of arrays and sets, entries
  /// of dictionaries (whose children are all keys, then all values).
  var count: UInt32
  var kind: Kind
  var role: Role = .none
  /// Levels of containers below and with this one; 0 for a scalar.
  var height: UInt16 = 0

  init(_ kind: Kind, start: Int = 0, count: Int = 0) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  /// How many entries of the table of children this container has.
  var childCount: Int {
    switch kind {
    case .array, .set: Int(count)
    case .dictionary: 2 * Int(count)
    default: 0
    }
  }
}
