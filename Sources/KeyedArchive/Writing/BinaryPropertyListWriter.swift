/// Writes a table as `bplist00`: the same table, the same bytes.
///
/// The last node of the table becomes object 0, as in every archive Foundation writes, and the rest
/// follow in reverse, so no renumbering pass is needed. Integers, counts, references and offsets
/// take the fewest of 1, 2, 4 or 8 bytes; an unsigned integer above 2^63 - 1 takes 16.
struct BinaryPropertyListWriter {
  private let table: WritingTable
  private let referenceWidth: Int

  private static let magic = Array("bplist00".utf8)
  private static let trailerBytes = 32

  /// The file of `table`, or nil and its size when that is more than `maximumBytes`.
  static func write(
    _ table: WritingTable, maximumBytes: Int
  ) -> (bytes: [UInt8]?, needed: Int) {
    let writer = BinaryPropertyListWriter(table)
    let tableOffset = magic.count + writer.objectBytes()
    let offsetWidth = width(of: UInt64(tableOffset))
    let needed = tableOffset + table.nodes.count * offsetWidth + trailerBytes
    guard needed <= maximumBytes else { return (nil, needed) }
    let bytes = [UInt8](capacity: needed) { bytes in
      let offsets = writer.writeObjects(&bytes)
      assert(bytes.count == tableOffset, "the size was computed by other rules than written")
      for offset in offsets { append(UInt64(offset), width: offsetWidth, &bytes) }
      writer.writeTrailer(tableOffset: tableOffset, offsetWidth: offsetWidth, &bytes)
    }
    return (bytes, needed)
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
  private func writeObjects(_ bytes: inout OutputSpan<UInt8>) -> [Int] {
    bytes.append(copying: Self.magic.span)
    var offsets: [Int] = []
    offsets.reserveCapacity(table.nodes.count)
    for node in table.nodes.reversed() {
      offsets.append(bytes.count)
      write(node, &bytes)
    }
    return offsets
  }

  private func write(_ node: WritingTable.Node, _ bytes: inout OutputSpan<UInt8>) {
    switch node {
    case .null: bytes.append(0x00)
    case .bool(let value): bytes.append(value ? 0x09 : 0x08)
    case .signed(let value): writeInteger(UInt64(bitPattern: value), &bytes)
    case .unsigned(let value):
      bytes.append(0x14)
      Self.append(0, width: 8, &bytes)
      Self.append(value, width: 8, &bytes)
    case .real(let value):
      bytes.append(0x23)
      Self.append(value.bitPattern, width: 8, &bytes)
    case .date(let value):
      bytes.append(0x33)
      Self.append(value.bitPattern, width: 8, &bytes)
    case .string(let index, let isASCII): write(table.strings[index], isASCII: isASCII, &bytes)
    case .data(let index):
      let blob = table.blobs[index]
      writeMarker(0x40, count: blob.count, &bytes)
      bytes.append(copying: blob.span)
    case .uid(let value):
      let width = Self.width(of: UInt64(value))
      bytes.append(0x80 | UInt8(width - 1))
      Self.append(UInt64(value), width: width, &bytes)
    case .array(let range): write(range, marker: 0xA0, count: range.count, &bytes)
    case .set(let range): write(range, marker: 0xC0, count: range.count, &bytes)
    case .dictionary(let range): write(range, marker: 0xD0, count: range.count / 2, &bytes)
    }
  }

  private func write(_ text: String, isASCII: Bool, _ bytes: inout OutputSpan<UInt8>) {
    guard !isASCII else {
      writeMarker(0x50, count: text.utf8.count, &bytes)
      bytes.append(utf8: text)
      return
    }
    writeMarker(0x60, count: text.utf16.count, &bytes)
    for unit in text.utf16 { Self.append(UInt64(unit), width: 2, &bytes) }
  }

  private func write(
    _ range: Range<Int>, marker: UInt8, count: Int, _ bytes: inout OutputSpan<UInt8>
  ) {
    writeMarker(marker, count: count, &bytes)
    let last = UInt64(table.nodes.count - 1)
    for part in table.parts[range] {
      Self.append(last - UInt64(part), width: referenceWidth, &bytes)
    }
  }

  private func writeMarker(_ marker: UInt8, count: Int, _ bytes: inout OutputSpan<UInt8>) {
    guard count >= 15 else {
      bytes.append(marker | UInt8(count))
      return
    }
    bytes.append(marker | 0x0F)
    writeInteger(UInt64(count), &bytes)
  }

  private func writeInteger(_ value: UInt64, _ bytes: inout OutputSpan<UInt8>) {
    let width = Self.width(of: value)
    bytes.append(0x10 | UInt8(width.trailingZeroBitCount))
    Self.append(value, width: width, &bytes)
  }

  private func writeTrailer(
    tableOffset: Int, offsetWidth: Int, _ bytes: inout OutputSpan<UInt8>
  ) {
    Self.append(0, width: 6, &bytes)
    bytes.append(UInt8(offsetWidth))
    bytes.append(UInt8(referenceWidth))
    Self.append(UInt64(table.nodes.count), width: 8, &bytes)
    Self.append(0, width: 8, &bytes)
    Self.append(UInt64(tableOffset), width: 8, &bytes)
  }

  @inline(__always)
  private static func append(_ value: UInt64, width: Int, _ bytes: inout OutputSpan<UInt8>) {
    bytes.append(bigEndian: value, width: width)
  }
}
