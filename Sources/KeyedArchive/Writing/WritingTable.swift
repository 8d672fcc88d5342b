/// A property list about to be written: a flat table where containers name their parts by number.
///
/// Equal strings, numbers, dates and UIDs are one node, as in Core Foundation's writer. Parts are
/// added before the container that holds them, so the last node is the top one.
struct WritingTable {
  /// A node's place in the table.
  typealias Number = UInt32

  enum Node {
    case null
    case bool(Bool)
    case signed(Int64)
    /// Above `Int64.max`, so that it needs 16 bytes.
    case unsigned(UInt64)
    case real(Double)
    case date(Double)
    /// Index into `strings`, and whether all of it is ASCII.
    case string(Int, isASCII: Bool)
    /// Index into `blobs`.
    case data(Int)
    case uid(UInt32)
    /// A range of `parts`.
    case array(Range<Int>)
    case set(Range<Int>)
    /// A range of `parts`: all keys, then all values.
    case dictionary(Range<Int>)
  }

  private(set) var nodes: [Node] = []
  private(set) var parts: [Number] = []
  private(set) var strings: [String] = []
  private(set) var blobs: [[UInt8]] = []

  private let secret = SecretHash()
  /// The strings, integers and reals of the table.
  private var scalars = NodeIndex()
  /// By UID; `absent` where there is none yet.
  private var uidNumbers: [Number] = []
  private var boolNumbers: (no: Number, yes: Number) = (absent, absent)

  private static let absent = Number.max

  private mutating func add(_ node: Node) -> Number {
    nodes.append(node)
    return Number(nodes.count - 1)
  }

  /// Adds a node that can be found again.
  private mutating func add(_ node: Node, _ hash: UInt32) -> Number {
    let number = add(node)
    scalars.insert(number, hash)
    return number
  }
}

extension WritingTable {
  mutating func null() -> Number { add(.null) }

  mutating func bool(_ value: Bool) -> Number {
    let known = value ? boolNumbers.yes : boolNumbers.no
    guard known == Self.absent else { return known }
    let number = add(.bool(value))
    if value { boolNumbers.yes = number } else { boolNumbers.no = number }
    return number
  }

  mutating func integer(_ value: Int64) -> Number {
    let hash = secret.hash(UInt64(bitPattern: value), kind: 1)
    let known = scalars.find(hash) {
      if case .signed(let other) = nodes[Int($0)] { other == value } else { false }
    }
    return known ?? add(.signed(value), hash)
  }

  mutating func integer(_ value: UInt64) -> Number {
    guard let signed = Int64(exactly: value) else { return add(.unsigned(value)) }
    return integer(signed)
  }

  /// Nil when the format has no room for `value`: it holds -2^63 to 2^64 - 1.
  mutating func integer(_ value: Int128) -> Number? {
    if let signed = Int64(exactly: value) { return integer(signed) }
    return UInt64(exactly: value).map { integer($0) }
  }

  mutating func real(_ value: Double) -> Number {
    let bits = value.bitPattern
    let hash = secret.hash(bits, kind: 2)
    let known = scalars.find(hash) {
      if case .real(let other) = nodes[Int($0)] { other.bitPattern == bits } else { false }
    }
    return known ?? add(.real(value), hash)
  }

  mutating func date(_ value: Double) -> Number { add(.date(value)) }

  mutating func string(_ value: String) -> Number {
    let (hash, isASCII) = secret.hash(value)
    if let known = find(value, hash) { return known }
    strings.append(value)
    return add(.string(strings.count - 1, isASCII: isASCII), hash)
  }

  /// The number of a string that has been added; nil if there is none.
  func number(ofString value: String) -> Number? { find(value, secret.hash(value).hash) }

  @inline(__always)
  private func find(_ value: String, _ hash: UInt32) -> Number? {
    scalars.find(hash) {
      guard case .string(let index, _) = nodes[Int($0)] else { return false }
      return ExactString(strings[index]) == ExactString(value)
    }
  }

  /// Blobs are not uniqued: hashing megabytes to find the rare equal pair does not pay.
  mutating func data(_ value: [UInt8]) -> Number {
    blobs.append(value)
    return add(.data(blobs.count - 1))
  }

  mutating func uid(_ value: UInt32) -> Number {
    let index = Int(value)
    // A UID names an object, which takes a node too; one far beyond them gets no place here.
    guard index <= nodes.count + 1024 else { return add(.uid(value)) }
    while uidNumbers.count <= index { uidNumbers.append(Self.absent) }
    guard uidNumbers[index] == Self.absent else { return uidNumbers[index] }
    let number = add(.uid(value))
    uidNumbers[index] = number
    return number
  }

  mutating func array(_ elements: some Collection<Number>) -> Number {
    add(.array(appendParts(elements)))
  }

  /// An array of what stands at a place among the parts already.
  mutating func array(repeating range: Range<Int>) -> Number {
    let start = parts.count
    for index in range { parts.append(parts[index]) }
    return add(.array(start..<parts.count))
  }

  mutating func set(_ elements: some Collection<Number>) -> Number {
    add(.set(appendParts(elements)))
  }

  mutating func dictionary(_ entries: some Collection<(key: Number, value: Number)>) -> Number {
    let start = parts.count
    for entry in entries { parts.append(entry.key) }
    for entry in entries { parts.append(entry.value) }
    return add(.dictionary(start..<parts.count))
  }

  /// Puts another node where a container refers to one.
  mutating func replacePart(_ index: Int, with number: Number) { parts[index] = number }

  private mutating func appendParts(_ elements: some Collection<Number>) -> Range<Int> {
    let start = parts.count
    parts.append(contentsOf: elements)
    return start..<parts.count
  }
}
