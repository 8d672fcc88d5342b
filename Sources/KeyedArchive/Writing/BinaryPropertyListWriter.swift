/// Writes a table as `bplist00`: the same table, the same bytes.
///
/// The last node of the table becomes object 0, as in every archive Foundation writes, and the rest
/// follow in reverse, so no renumbering pass is needed. Integers, counts, references and offsets
/// take the fewest of 1, 2, 4 or 8 bytes; an unsigned integer above 2^63 - 1 takes 16.
struct BinaryPropertyListWriter {
  /// Once a node has been written, its bits are where.
  private var nodes: [WritingNode]
  private let parts: [WritingTable.Number]
  private let strings: [String]
  private let blobs: [[UInt8]]
  private let referenceWidth: Int

  private static let magic = Array("bplist00".utf8)
  private static let trailerBytes = 32

  /// The file of `table`, or nil and its size when that is more than `maximumBytes`.
  static func write(
    _ table: consuming WritingTable, maximumBytes: Int
  ) -> (bytes: [UInt8]?, needed: Int) {
    let nodeCount = table.nodes.count
    let referenceBytes = table.parts.count * width(of: UInt64(nodeCount))
    let tableOffset = magic.count + table.storedBytes + referenceBytes
    let offsetWidth = width(of: UInt64(tableOffset))
    let needed = tableOffset + nodeCount * offsetWidth + trailerBytes
    guard needed <= maximumBytes else { return (nil, needed) }
    var writer = BinaryPropertyListWriter(table)
    let bytes = [UInt8](capacity: needed) { bytes in
      writer.writeObjects(&bytes)
      assert(bytes.count == tableOffset, "the size was computed by other rules than written")
      for node in writer.nodes.reversed() { append(node.bits, width: offsetWidth, &bytes) }
      writer.writeTrailer(tableOffset: tableOffset, offsetWidth: offsetWidth, &bytes)
    }
    return (bytes, needed)
  }

  private init(_ table: consuming WritingTable) {
    nodes = table.nodes
    parts = table.parts
    strings = table.strings
    blobs = table.blobs
    referenceWidth = Self.width(of: UInt64(nodes.count))
  }

  /// The fewest of 1, 2, 4 and 8 bytes that hold `value`.
  @inline(__always)
  static func width(of value: UInt64) -> Int {
    switch value {
    case ..<0x100: 1
    case ..<0x1_0000: 2
    case ..<0x1_0000_0000: 4
    default: 8
    }
  }
}

// MARK: Bytes

extension BinaryPropertyListWriter {
  private mutating func writeObjects(_ bytes: inout OutputSpan<UInt8>) {
    bytes.append(copying: Self.magic.span)
    for index in nodes.indices.reversed() {
      let offset = bytes.count
      write(nodes[index], &bytes)
      nodes[index].bits = UInt64(offset)
    }
  }

  @inline(__always)
  private func write(_ node: WritingNode, _ bytes: inout OutputSpan<UInt8>) {
    switch node.kind {
    case .null: bytes.append(0x00)
    case .no: bytes.append(0x08)
    case .yes: bytes.append(0x09)
    case .signed: writeInteger(node.bits, &bytes)
    case .unsigned:
      bytes.append(0x14)
      Self.append(0, width: 8, &bytes)
      Self.append(node.bits, width: 8, &bytes)
    case .real, .date:
      bytes.append(node.kind == .real ? 0x23 : 0x33)
      Self.append(node.bits, width: 8, &bytes)
    case .ascii: write(strings[Int(node.bits)], isASCII: true, &bytes)
    case .utf16: write(strings[Int(node.bits)], isASCII: false, &bytes)
    case .data:
      let blob = blobs[Int(node.bits)]
      writeMarker(0x40, count: blob.count, &bytes)
      bytes.append(copying: blob.span)
    case .uid:
      let width = Self.width(of: node.bits)
      bytes.append(0x80 | UInt8(width - 1))
      Self.append(node.bits, width: width, &bytes)
    case .array: write(node.parts, marker: 0xA0, count: Int(node.count), &bytes)
    case .set: write(node.parts, marker: 0xC0, count: Int(node.count), &bytes)
    case .dictionary: write(node.parts, marker: 0xD0, count: Int(node.count) / 2, &bytes)
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
    let last = UInt64(nodes.count - 1)
    let parts = parts.span.extracting(range)
    for index in parts.indices {
      Self.append(last &- UInt64(parts[index]), width: referenceWidth, &bytes)
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
    Self.append(UInt64(nodes.count), width: 8, &bytes)
    Self.append(0, width: 8, &bytes)
    Self.append(UInt64(tableOffset), width: 8, &bytes)
  }

  @inline(__always)
  private static func append(_ value: UInt64, width: Int, _ bytes: inout OutputSpan<UInt8>) {
    bytes.append(bigEndian: value, width: width)
  }
}
