/// A property list about to be written: a flat table where containers name their parts by number.
///
/// Equal strings, numbers, dates and UIDs are one node, as in Core Foundation's writer. Parts are
/// added before the container that holds them, so the last node is the top one.
struct WritingTable {
  /// A node's place in the table.
  typealias Number = UInt32

  private(set) var nodes: [WritingNode] = []
  private(set) var parts: [Number] = []
  private(set) var strings: [String] = []
  private(set) var blobs: [[UInt8]] = []
  /// What all nodes take in a binary property list, references apart.
  private(set) var storedBytes = 0

  private let secret = SecretHash()
  /// The strings, integers and reals of the table.
  private var scalars = NodeIndex()
  /// By UID; `absent` where there is none yet.
  private var uidNumbers: [Number] = []
  private var boolNumbers: (no: Number, yes: Number) = (absent, absent)

  private static let absent = Number.max

  @inline(__always)
  private mutating func add(_ node: WritingNode, bytes: Int) -> Number {
    let number = Number(nodes.count)
    nodes.append(node)
    storedBytes &+= bytes
    return number
  }

  /// Adds a node that can be found again.
  @inline(__always)
  private mutating func add(_ node: WritingNode, bytes: Int, _ hash: UInt32) -> Number {
    let number = add(node, bytes: bytes)
    scalars.insert(number, hash)
    return number
  }

  /// The bytes of a marker, its count and the content.
  @inline(__always)
  private static func sized(_ count: Int, each: Int) -> Int {
    (count < 15 ? 1 : 2 &+ BinaryPropertyListWriter.width(of: UInt64(count))) &+ count &* each
  }
}

// MARK: Scalars

extension WritingTable {
  mutating func null() -> Number { add(WritingNode(.null), bytes: 1) }

  mutating func bool(_ value: Bool) -> Number {
    let known = value ? boolNumbers.yes : boolNumbers.no
    guard known == Self.absent else { return known }
    let number = add(WritingNode(value ? .yes : .no), bytes: 1)
    if value { boolNumbers.yes = number } else { boolNumbers.no = number }
    return number
  }

  mutating func integer(_ value: Int64) -> Number {
    let bits = UInt64(bitPattern: value)
    return number(.signed, bits, bytes: 1 &+ BinaryPropertyListWriter.width(of: bits))
  }

  mutating func integer(_ value: UInt64) -> Number {
    guard let signed = Int64(exactly: value) else {
      return add(WritingNode(.unsigned, value), bytes: 17)
    }
    return integer(signed)
  }

  /// Nil when the format has no room for `value`: it holds -2^63 to 2^64 - 1.
  mutating func integer(_ value: Int128) -> Number? {
    if let signed = Int64(exactly: value) { return integer(signed) }
    return UInt64(exactly: value).map { integer($0) }
  }

  mutating func real(_ value: Double) -> Number { number(.real, value.bitPattern, bytes: 9) }

  /// A number that is one node however often it is added.
  @inline(__always)
  private mutating func number(_ kind: WritingNode.Kind, _ bits: UInt64, bytes: Int) -> Number {
    let hash = secret.hash(bits, kind: UInt64(kind.rawValue))
    let known = scalars.find(hash) {
      nodes[Int($0)].bits == bits && nodes[Int($0)].kind == kind
    }
    return known ?? add(WritingNode(kind, bits), bytes: bytes, hash)
  }

  mutating func date(_ value: Double) -> Number {
    add(WritingNode(.date, value.bitPattern), bytes: 9)
  }

  mutating func string(_ value: String) -> Number {
    let (hash, isASCII) = secret.hash(value)
    if let known = find(value, hash) { return known }
    let bits = UInt64(strings.count)
    strings.append(value)
    return isASCII
      ? add(WritingNode(.ascii, bits), bytes: Self.sized(value.utf8.count, each: 1), hash)
      : add(WritingNode(.utf16, bits), bytes: Self.sized(value.utf16.count, each: 2), hash)
  }

  /// The number of a string that has been added; nil if there is none.
  func number(ofString value: String) -> Number? { find(value, secret.hash(value).hash) }

  @inline(__always)
  private func find(_ value: String, _ hash: UInt32) -> Number? {
    scalars.find(hash) {
      let node = nodes[Int($0)]
      guard node.kind == .ascii || node.kind == .utf16 else { return false }
      return ExactString(strings[Int(node.bits)]) == ExactString(value)
    }
  }

  /// Blobs are not uniqued: hashing megabytes to find the rare equal pair does not pay.
  mutating func data(_ value: [UInt8]) -> Number {
    blobs.append(value)
    return add(
      WritingNode(.data, UInt64(blobs.count - 1)), bytes: Self.sized(value.count, each: 1))
  }

  mutating func uid(_ value: UInt32) -> Number {
    let index = Int(value)
    let node = WritingNode(.uid, UInt64(value))
    let bytes = 1 &+ BinaryPropertyListWriter.width(of: UInt64(value))
    // A UID names an object, which takes a node too; one far beyond them gets no place here.
    guard index <= nodes.count + 1024 else { return add(node, bytes: bytes) }
    while uidNumbers.count <= index { uidNumbers.append(Self.absent) }
    let known = uidNumbers[index]
    guard known == Self.absent else { return known }
    let number = add(node, bytes: bytes)
    uidNumbers[index] = number
    return number
  }
}

// MARK: Room

extension WritingTable {
  /// Makes room for what is known to come: so many objects and references in all.
  ///
  /// What is reserved at least doubles, so that asking often costs no more than growing.
  mutating func reserve(objects: Int, references: Int) {
    if parts.capacity < references {
      parts.reserveCapacity(max(references, 2 * parts.capacity))
    }
    // An object takes a node of its own and one for the references to it.
    guard nodes.capacity < 2 * objects else { return }
    nodes.reserveCapacity(max(2 * objects, 2 * nodes.capacity))
    uidNumbers.reserveCapacity(objects)
    scalars.reserve(objects / 2)
  }
}

// MARK: Objects

extension WritingTable {
  /// The object that a scalar is in `$objects`; 0 where it is none.
  @inline(__always)
  func object(_ number: Number) -> UInt32 { nodes[Int(number)].count }

  /// Makes a scalar an object of `$objects`.
  @inline(__always)
  mutating func setObject(_ number: Number, _ identifier: UInt32) {
    nodes[Int(number)].count = identifier
  }
}

// MARK: Containers

extension WritingTable {
  mutating func array(_ elements: some Collection<Number>) -> Number {
    let start = parts.count
    parts.append(contentsOf: elements)
    return array(partsFrom: start)
  }

  /// Adds a part of the array that `array(partsFrom:)` will add; no container may come between.
  @inline(__always)
  mutating func append(part number: Number) { parts.append(number) }

  /// An array of the parts from a place on.
  mutating func array(partsFrom start: Int) -> Number {
    container(.array, from: start, count: parts.count - start)
  }

  /// An array of what stands at a place among the parts already.
  mutating func array(repeating range: Range<Int>) -> Number {
    let start = parts.count
    parts.reserveCapacity(start + range.count)
    for index in range { parts.append(parts[index]) }
    return array(partsFrom: start)
  }

  mutating func set(_ elements: some Collection<Number>) -> Number {
    let start = parts.count
    parts.append(contentsOf: elements)
    return container(.set, from: start, count: parts.count - start)
  }

  mutating func dictionary(_ entries: some Collection<(key: Number, value: Number)>) -> Number {
    let start = parts.count
    for entry in entries { parts.append(entry.key) }
    for entry in entries { parts.append(entry.value) }
    return container(.dictionary, from: start, count: entries.count)
  }

  private mutating func container(
    _ kind: WritingNode.Kind, from start: Int, count: Int
  ) -> Number {
    add(
      WritingNode(kind, UInt64(start), count: parts.count - start),
      bytes: Self.sized(count, each: 0))
  }

  /// Puts another node where a container refers to one.
  mutating func replacePart(_ index: Int, with number: Number) { parts[index] = number }
}
