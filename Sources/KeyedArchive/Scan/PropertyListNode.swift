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
    /// Whether it is its own object in `$objects`; nil and references are not.
    var isScalarObject: Bool { self != .null && self != .uid && !isContainer }
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
  /// The role in the low bits; above them, whether one reference leads here and whether several do.
  private var marks: UInt8 = 0
  /// Levels of containers below and with this one; 0 for a scalar.
  var height: UInt16 = 0

  init(_ kind: Kind, start: Int = 0, count: Int = 0) {
    self.kind = kind
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  private static let roleBits: UInt8 = 0b0011
  private static let isReferredTo: UInt8 = 0b0100
  private static let isSharedMark: UInt8 = 0b1000

  /// What an entry of `$objects` is; `.none` until the archive is checked.
  var role: Role {
    @inline(__always) get { Role(rawValue: marks & Self.roleBits) ?? .none }
    @inline(__always) set { marks = marks & ~Self.roleBits | newValue.rawValue }
  }

  /// Whether several references lead here, so that a value built once is wanted again.
  var isShared: Bool {
    @inline(__always) get { marks & Self.isSharedMark != 0 }
  }

  /// Counts a reference that leads here: none, one, several.
  @inline(__always)
  mutating func countReference() {
    marks |= (marks & Self.isReferredTo) << 1 | Self.isReferredTo
  }

  /// Counts as referred to several times.
  @inline(__always)
  mutating func markShared() { marks |= Self.isSharedMark }

  /// How many entries of the table of children this container has.
  var childCount: Int {
    switch kind {
    case .array, .set: Int(count)
    case .dictionary: 2 * Int(count)
    case .null, .falseValue, .trueValue, .integer, .real, .date, .data, .ascii, .utf16, .utf8, .uid:
      0
    }
  }
}
