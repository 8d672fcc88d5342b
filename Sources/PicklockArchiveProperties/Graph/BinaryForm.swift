import KeyedArchive

/// A binary property list put together by hand: honest widths of any size, and every part of which
/// can be made wrong.
///
/// What is not made wrong stays right: the widths follow from the objects only when the bytes are
/// made, so a damage that adds some never breaks another rule by the way. Nothing here is shared
/// with the writer of the package, so that one can judge the other.
struct BinaryForm {
  /// How wide offsets, references and integers are written: each at least as wide as it must be.
  struct Widths: Hashable, Sendable {
    var offset = 1
    var reference = 1
    var integer = 1
  }

  var magic = Array("bplist00".utf8)
  let widths: Widths
  /// Written instead of what is true.
  var saidCount: UInt64?
  var saidWidths: (offset: UInt8?, reference: UInt8?)
  var top: UInt64 = 0
  var tableOffset: UInt64?
  /// Offsets that replace the true ones, by object.
  var offsets: [Int: UInt64] = [:]
  var trailing: [UInt8] = []
  /// Objects whose entry in the offset table leads to another object instead.
  var aliases: [Int: Int] = [:]

  /// The bytes of all objects up to their references, and the references; `ends` has the ends of
  /// each object in both, in the order of the offset table.
  private var payload: [UInt8] = []
  private var references: [UInt64] = []
  private var ends: [(payload: Int, references: Int)] = []

  /// The form of a value: each object before what it holds, nothing shared.
  init(_ root: PropertyListValue, _ widths: Widths) {
    self.widths = widths
    var values = [root]
    var next = 0
    while next < values.count {
      append(values[next], &values)
      next += 1
    }
  }

  var objectCount: Int { ends.count }

  /// Where the offset table starts.
  var end: Int { magic.count + payload.count + references.count * referenceWidth }

  /// The narrowest references that can name every object and one more.
  private var referenceWidth: Int { max(widths.reference, Self.width(of: objectCount)) }

  /// The bytes of the file.
  func bytes() -> [UInt8] {
    let (end, referenceWidth) = (end, referenceWidth)
    let offsetWidth = max(widths.offset, Self.width(of: end))
    var bytes = magic
    bytes.reserveCapacity(end + objectCount * offsetWidth + 32 + trailing.count)
    var places: [Int] = []
    places.reserveCapacity(objectCount)
    var (nextByte, nextReference) = (0, 0)
    for (byteEnd, referenceEnd) in ends {
      places.append(bytes.count)
      bytes += payload[nextByte..<byteEnd]
      for reference in references[nextReference..<referenceEnd] {
        bytes.append(bigEndian: reference, width: referenceWidth)
      }
      (nextByte, nextReference) = (byteEnd, referenceEnd)
    }
    for (index, place) in places.enumerated() {
      let place = aliases[index].map { places[$0] } ?? place
      bytes.append(bigEndian: offsets[index] ?? UInt64(place), width: offsetWidth)
    }
    bytes += [0, 0, 0, 0, 0, 0, saidWidths.offset ?? UInt8(offsetWidth)]
    bytes.append(saidWidths.reference ?? UInt8(referenceWidth))
    bytes.append(bigEndian: saidCount ?? UInt64(objectCount), width: 8)
    bytes.append(bigEndian: top, width: 8)
    bytes.append(bigEndian: tableOffset ?? UInt64(end), width: 8)
    return bytes + trailing
  }

  /// Puts an object behind the others: its bytes, and then references to objects.
  mutating func append(_ bytes: [UInt8], references: [UInt64] = []) {
    payload += bytes
    self.references += references
    close()
  }

  /// The first object that is null.
  var firstNull: Int? {
    ends.indices.first { index in
      let start = index == 0 ? 0 : ends[index - 1].payload
      return ends[index].payload - start == 1 && payload[start] == 0
    }
  }

  /// Takes all objects away.
  mutating func removeObjects() {
    payload = []
    references = []
    ends = []
  }

  private mutating func close() { ends.append((payload.count, references.count)) }

  /// Puts a value behind the others, and what it holds behind `values`.
  private mutating func append(_ value: PropertyListValue, _ values: inout [PropertyListValue]) {
    switch value {
    case .null: payload.append(0x00)
    case .bool(let value): payload.append(value ? 0x09 : 0x08)
    case .integer(let value): append(integer: value)
    case .real(let value): append(0x23, value)
    case .date(let value): append(0x33, value)
    case .data(let bytes):
      append(0x40, count: bytes.count)
      payload += bytes
    case .string(let text): append(text)
    case .uid(let id):
      let width = max(widths.integer, id < 256 ? 1 : id < 65_536 ? 2 : 4)
      payload.append(0x80 | UInt8(width - 1))
      payload.append(bigEndian: UInt64(id), width: width)
    case .array(let parts): append(0xA0, parts.count, parts, &values)
    case .set(let parts): append(0xC0, parts.count, parts, &values)
    case .dictionary(let entries):
      let parts = entries.map { .string($0.key) } + entries.map(\.value)
      append(0xD0, entries.count, parts, &values)
    }
    close()
  }

  private mutating func append(
    _ marker: UInt8, _ count: Int, _ parts: [PropertyListValue],
    _ values: inout [PropertyListValue]
  ) {
    append(marker, count: count)
    references += (values.count..<values.count + parts.count).lazy.map { UInt64($0) }
    values += parts
  }

  private mutating func append(_ marker: UInt8, _ value: Double) {
    payload.append(marker)
    payload.append(bigEndian: value.bitPattern, width: 8)
  }

  private mutating func append(integer value: Int128) {
    let needed =
      value < 0
      ? 8 : value < 256 ? 1 : value < 65_536 ? 2 : value < 1 << 32 ? 4 : value < 1 << 63 ? 8 : 16
    let width = value < 0 ? 8 : max(needed, widths.integer)
    payload.append(0x10 | UInt8(width.trailingZeroBitCount))
    payload.append(bigEndian: UInt64(truncatingIfNeeded: value), width: width)
  }

  private mutating func append(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      append(0x50, count: text.utf8.count)
      payload += text.utf8
    } else {
      append(0x60, count: text.utf16.count)
      for unit in text.utf16 { payload.append(bigEndian: UInt64(unit), width: 2) }
    }
  }

  /// A marker with its count, which need not be as narrow as it could be.
  private mutating func append(_ marker: UInt8, count: Int) {
    if count < 15, widths.integer == 1 { return payload.append(marker | UInt8(count)) }
    payload.append(marker | 0x0F)
    append(integer: Int128(count))
  }

  /// Bytes that a number takes: offsets must hold the end of all, references the count of all.
  private static func width(of count: Int) -> Int {
    (64 - count.leadingZeroBitCount + 7) / 8
  }
}

extension [UInt8] {
  /// Appends the low bytes of a number, zeros in front where it is not as wide.
  mutating func append(bigEndian value: UInt64, width: Int) {
    for place in (0..<width).reversed() {
      append(place < 8 ? UInt8(truncatingIfNeeded: value >> (8 * UInt64(place))) : 0)
    }
  }

  /// The bytes of a number, the highest first.
  static func bigEndian(_ value: UInt64, width: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(bigEndian: value, width: width)
    return bytes
  }
}
