import KeyedArchive

/// A binary property list put together by hand: honest widths of any size, and every part of which
/// can be made wrong.
///
/// Nothing here is shared with the writer of the package, so that one can judge the other.
struct BinaryForm {
  /// How wide offsets, references and integers are written: each at least as wide as it must be.
  struct Widths: Hashable, Sendable {
    var offset = 1
    var reference = 1
    var integer = 1
  }

  var magic = Array("bplist00".utf8)
  /// The bytes of each object, in the order of the offset table.
  var objects: [[UInt8]] = []
  var widths: Widths
  /// Written instead of what is true.
  var objectCount: UInt64?
  var top: UInt64 = 0
  var tableOffset: UInt64?
  var offsetWidth: UInt8?
  var referenceWidth: UInt8?
  /// Offsets that replace the true ones, by object.
  var offsets: [Int: UInt64] = [:]
  var trailing: [UInt8] = []

  /// The form of a value. Recursion is over what a generator made, of bounded depth.
  init(_ root: PropertyListValue, _ widths: Widths) {
    self.widths = widths
    self.widths.reference = max(widths.reference, Self.count(root) < 256 ? 1 : 2)
    _ = add(root)
    let end = objects.reduce(magic.count) { $0 + $1.count }
    self.widths.offset = max(widths.offset, end < 256 ? 1 : end < 65_536 ? 2 : 4)
  }

  /// The bytes of the file.
  func bytes() -> [UInt8] {
    var bytes = magic
    var places: [UInt64] = []
    for object in objects {
      places.append(UInt64(bytes.count))
      bytes += object
    }
    let table = UInt64(bytes.count)
    for (index, place) in places.enumerated() {
      bytes += Self.bigEndian(offsets[index] ?? place, width: widths.offset)
    }
    bytes += [0, 0, 0, 0, 0, 0]
    bytes += [offsetWidth ?? UInt8(widths.offset), referenceWidth ?? UInt8(widths.reference)]
    bytes += Self.bigEndian(objectCount ?? UInt64(objects.count), width: 8)
    bytes += Self.bigEndian(top, width: 8) + Self.bigEndian(tableOffset ?? table, width: 8)
    return bytes + trailing
  }

  /// Puts the object of a value behind the others and returns its number.
  mutating func add(_ value: PropertyListValue) -> Int {
    let index = objects.count
    objects.append([])
    objects[index] = object(value)
    return index
  }

  private mutating func object(_ value: PropertyListValue) -> [UInt8] {
    switch value {
    case .null: return [0x00]
    case .bool(let value): return [value ? 0x09 : 0x08]
    case .integer(let value): return integer(value)
    case .real(let value): return [0x23] + Self.bigEndian(value.bitPattern, width: 8)
    case .date(let value): return [0x33] + Self.bigEndian(value.bitPattern, width: 8)
    case .data(let bytes): return counted(0x40, bytes.count) + bytes
    case .string(let text): return string(text)
    case .uid(let id):
      let width = max(widths.integer, id < 256 ? 1 : id < 65_536 ? 2 : 4)
      return [0x80 | UInt8(width - 1)] + Self.bigEndian(UInt64(id), width: width)
    case .array(let parts): return container(0xA0, parts.count, parts.map { add($0) })
    case .set(let parts): return container(0xC0, parts.count, parts.map { add($0) })
    case .dictionary(let entries):
      let keys = entries.map { add(.string($0.key)) }
      return container(0xD0, entries.count, keys + entries.map { add($0.value) })
    }
  }

  private func integer(_ value: Int128) -> [UInt8] {
    if value < 0 { return [0x13] + Self.bigEndian(UInt64(truncatingIfNeeded: value), width: 8) }
    let needed =
      value < 256 ? 1 : value < 65_536 ? 2 : value < 1 << 32 ? 4 : value < 1 << 63 ? 8 : 16
    let width = max(needed, widths.integer)
    let digits = Self.bigEndian(UInt64(truncatingIfNeeded: value), width: min(width, 8))
    let high = [UInt8](repeating: 0, count: width - digits.count)
    return [0x10 | UInt8(width.trailingZeroBitCount)] + high + digits
  }

  private func string(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return counted(0x50, text.utf8.count) + text.utf8 }
    return counted(0x60, text.utf16.count)
      + text.utf16.flatMap { Self.bigEndian(UInt64($0), width: 2) }
  }

  func container(_ marker: UInt8, _ count: Int, _ parts: [Int]) -> [UInt8] {
    counted(marker, count)
      + parts.flatMap { Self.bigEndian(UInt64($0), width: widths.reference) }
  }

  /// A marker with its count, which need not be as narrow as it could be.
  private func counted(_ marker: UInt8, _ count: Int) -> [UInt8] {
    if count < 15, widths.integer == 1 { return [marker | UInt8(count)] }
    return [marker | 0x0F] + integer(Int128(count))
  }

  /// Objects that a value takes, none of them shared.
  private static func count(_ value: PropertyListValue) -> Int {
    switch value {
    case .array(let parts), .set(let parts): parts.reduce(1) { $0 + count($1) }
    case .dictionary(let entries): entries.reduce(1) { $0 + 1 + count($1.value) }
    default: 1
    }
  }

  static func bigEndian(_ value: UInt64, width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) : 0 }
  }
}
