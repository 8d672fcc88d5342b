/// Writes a table as `bplist00`: the same table, the same bytes.
///
/// The last node of the table becomes object 0, as in every archive Foundation writes, and the rest
/// follow in reverse, so no renumbering pass is needed. Integers, counts, references and offsets
/// take the fewest of 1, 2, 4 or 8 bytes; an unsigned integer above 2^63 - 1 takes 16.
struct BinaryPropertyListWriter {
  private let table: WritingTable
  private let referenceWidth: Int
  private var bytes: [UInt8] = []

  private static let magic = Array("bplist00".utf8)
  private static let trailerBytes = 32

  /// The file of `table`, or nil and its size when that is more than `maximumBytes`.
  static func write(
    _ table: WritingTable, maximumBytes: Int
  ) -> (bytes: [UInt8]?, needed: Int) {
    var writer = BinaryPropertyListWriter(table)
    let tableOffset = magic.count + writer.objectBytes()
    let offsetWidth = width(of: UInt64(tableOffset))
    let needed = tableOffset + table.nodes.count * offsetWidth + trailerBytes
    guard needed <= maximumBytes else { return (nil, needed) }
    writer.bytes.reserveCapacity(needed)
    let offsets = writer.writeObjects()
    assert(writer.bytes.count == tableOffset, "the size was computed by other rules than written")
    for offset in offsets { writer.append(UInt64(offset), width: offsetWidth) }
    writer.writeTrailer(tableOffset: tableOffset, offsetWidth: offsetWidth)
    return (writer.bytes, needed)
  }

  private init(_ table: WritingTable) {
    self.table = table
    referenceWidth = Self.width(of: UInt64(table.nodes.count))
  }

  /// The fewest of 1, 2, 4 and 8 bytes that hold `value`.
  private static func width(of value: UInt64) -> Int {
    switch value {
    case ..<0x100: 1
    case ..<0x1_0000: 2
    case ..<0x1_0000_0000: 4
    default: 8
    }
  }
}

// MARK: Sizes

extension BinaryPropertyListWriter {
  private func objectBytes() -> Int {
    table.nodes.reduce(0) { $0 + size(of: $1) }
  }

  private func size(of node: WritingTable.Node) -> Int {
    switch node {
    case .null, .bool: 1
    case .signed(let value): 1 + Self.width(of: UInt64(bitPattern: value))
    case .unsigned: 17
    case .real, .date: 9
    case .string(let index, let isASCII):
      isASCII
        ? sized(table.strings[index].utf8.count, each: 1)
        : sized(table.strings[index].utf16.count, each: 2)
    case .data(let index): sized(table.blobs[index].count, each: 1)
    case .uid(let value): 1 + Self.width(of: UInt64(value))
    case .array(let range), .set(let range):
      sized(range.count, each: referenceWidth)
    case .dictionary(let range): sized(range.count / 2, each: 2 * referenceWidth)
    }
  }

  /// A marker, its count and the content.
  private func sized(_ count: Int, each: Int) -> Int {
    (count < 15 ? 1 : 2 + Self.width(of: UInt64(count))) + count * each
  }
}

// MARK: Bytes

extension BinaryPropertyListWriter {
  private mutating func writeObjects() -> [Int] {
    bytes += Self.magic
    var offsets: [Int] = []
    offsets.reserveCapacity(table.nodes.count)
    for node in table.nodes.reversed() {
      offsets.append(bytes.count)
      write(node)
    }
    return offsets
  }

  private mutating func write(_ node: WritingTable.Node) {
    switch node {
    case .null: bytes.append(0x00)
    case .bool(let value): bytes.append(value ? 0x09 : 0x08)
    case .signed(let value): writeInteger(UInt64(bitPattern: value))
    case .unsigned(let value):
      bytes.append(0x14)
      append(0, width: 8)
      append(value, width: 8)
    case .real(let value):
      bytes.append(0x23)
      append(value.bitPattern, width: 8)
    case .date(let value):
      bytes.append(0x33)
      append(value.bitPattern, width: 8)
    case .string(let index, let isASCII): write(table.strings[index], isASCII: isASCII)
    case .data(let index):
      writeMarker(0x40, count: table.blobs[index].count)
      bytes += table.blobs[index]
    case .uid(let value):
      let width = Self.width(of: UInt64(value))
      bytes.append(0x80 | UInt8(width - 1))
      append(UInt64(value), width: width)
    case .array(let range): write(range, marker: 0xA0, count: range.count)
    case .set(let range): write(range, marker: 0xC0, count: range.count)
    case .dictionary(let range): write(range, marker: 0xD0, count: range.count / 2)
    }
  }

  private mutating func write(_ text: String, isASCII: Bool) {
    guard !isASCII else {
      writeMarker(0x50, count: text.utf8.count)
      bytes.append(contentsOf: text.utf8)
      return
    }
    writeMarker(0x60, count: text.utf16.count)
    for unit in text.utf16 { append(UInt64(unit), width: 2) }
  }

  private mutating func write(_ range: Range<Int>, marker: UInt8, count: Int) {
    writeMarker(marker, count: count)
    let last = UInt64(table.nodes.count - 1)
    for part in table.parts[range] { append(last - UInt64(part), width: referenceWidth) }
  }

  private mutating func writeMarker(_ marker: UInt8, count: Int) {
    guard count >= 15 else {
      bytes.append(marker | UInt8(count))
      return
    }
    bytes.append(marker | 0x0F)
    writeInteger(UInt64(count))
  }

  private mutating func writeInteger(_ value: UInt64) {
    let width = Self.width(of: value)
    bytes.append(0x10 | UInt8(width.trailingZeroBitCount))
    append(value, width: width)
  }

  private mutating func writeTrailer(tableOffset: Int, offsetWidth: Int) {
    append(0, width: 6)
    bytes.append(UInt8(offsetWidth))
    bytes.append(UInt8(referenceWidth))
    append(UInt64(table.nodes.count), width: 8)
    append(0, width: 8)
    append(UInt64(tableOffset), width: 8)
  }

  private mutating func append(_ value: UInt64, width: Int) {
    var shift = 8 * (width - 1)
    while shift >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
      shift -= 8
    }
  }
}
