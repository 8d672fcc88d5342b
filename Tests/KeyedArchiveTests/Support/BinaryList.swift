/// A binary property list put together by hand, every part of which can be made wrong.
///
///     BinaryList(.array([1]), .string("a")).bytes()
struct BinaryList {
  var magic = "bplist00"
  /// The bytes of each object, in the order of the offset table.
  var objects: [[UInt8]]
  var offsetWidth = 1
  var referenceWidth = 1
  /// Instead of what is true.
  var objectCount: UInt64?
  var top: UInt64 = 0
  var tableOffset: UInt64?
  /// Offsets that replace the true ones, by object.
  var offsets: [Int: UInt64] = [:]
  var writtenOffsetWidth: UInt8?
  var writtenReferenceWidth: UInt8?
  /// Bytes after the trailer.
  var trailing: [UInt8] = []

  init(_ objects: Object...) {
    self.objects = objects.map { $0.bytes }
  }

  init(objects: [[UInt8]]) {
    self.objects = objects
  }

  /// The same with some parts changed.
  func with(_ change: (inout BinaryList) -> Void) -> BinaryList {
    var copy = self
    change(&copy)
    return copy
  }

  func bytes() -> [UInt8] {
    var bytes = Array(magic.utf8)
    var places: [UInt64] = []
    for object in objects {
      places.append(UInt64(bytes.count))
      bytes += object
    }
    let table = UInt64(bytes.count)
    for (index, place) in places.enumerated() {
      bytes += Self.bigEndian(offsets[index] ?? place, width: offsetWidth)
    }
    bytes += [0, 0, 0, 0, 0, 0]
    bytes += [writtenOffsetWidth ?? UInt8(offsetWidth)]
    bytes += [writtenReferenceWidth ?? UInt8(referenceWidth)]
    bytes += Self.bigEndian(objectCount ?? UInt64(objects.count), width: 8)
    bytes += Self.bigEndian(top, width: 8)
    bytes += Self.bigEndian(tableOffset ?? table, width: 8)
    return bytes + trailing
  }

  static func bigEndian(_ value: UInt64, width: Int) -> [UInt8] {
    (0..<width).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) : 0 }
  }

  /// One object as bytes.
  struct Object {
    var bytes: [UInt8]

    static let null = Object(bytes: [0x00])
    static let no = Object(bytes: [0x08])
    static let yes = Object(bytes: [0x09])

    static func raw(_ bytes: UInt8...) -> Object { Object(bytes: bytes) }

    /// A marker with a count, which follows as an integer of `countWidth` bytes from 15 up.
    static func counted(_ type: UInt8, _ count: Int, countWidth: Int = 1) -> [UInt8] {
      if count < 15 { return [type | UInt8(count)] }
      let exponent: UInt8 = countWidth == 1 ? 0 : countWidth == 2 ? 1 : countWidth == 4 ? 2 : 3
      return [type | 0x0F, 0x10 | exponent]
        + BinaryList.bigEndian(UInt64(count), width: countWidth)
    }

    /// An integer of 1, 2, 4, 8 or 16 bytes.
    static func integer(_ value: UInt64, width: Int = 1) -> Object {
      let exponent = UInt8(width.trailingZeroBitCount)
      return Object(bytes: [0x10 | exponent] + BinaryList.bigEndian(value, width: width))
    }

    static func real(_ value: Double) -> Object {
      Object(bytes: [0x23] + BinaryList.bigEndian(value.bitPattern, width: 8))
    }

    static func date(_ seconds: Double) -> Object {
      Object(bytes: [0x33] + BinaryList.bigEndian(seconds.bitPattern, width: 8))
    }

    static func data(_ bytes: [UInt8]) -> Object {
      Object(bytes: counted(0x40, bytes.count, countWidth: 4) + bytes)
    }

    static func string(_ text: String) -> Object {
      Object(bytes: counted(0x50, text.utf8.count, countWidth: 4) + Array(text.utf8))
    }

    static func utf16(_ units: [UInt16]) -> Object {
      Object(
        bytes: counted(0x60, units.count, countWidth: 4)
          + units.flatMap { BinaryList.bigEndian(UInt64($0), width: 2) })
    }

    static func uid(_ value: UInt64, width: Int = 1) -> Object {
      Object(bytes: [0x80 | UInt8(width - 1)] + BinaryList.bigEndian(value, width: width))
    }

    static func array(_ references: [Int], width: Int = 1) -> Object {
      container(0xA0, references.count, references, width)
    }

    static func set(_ references: [Int], width: Int = 1) -> Object {
      container(0xC0, references.count, references, width)
    }

    static func dictionary(_ keys: [Int], _ values: [Int], width: Int = 1) -> Object {
      container(0xD0, keys.count, keys + values, width)
    }

    private static func container(
      _ type: UInt8, _ count: Int, _ references: [Int], _ width: Int
    ) -> Object {
      Object(
        bytes: counted(type, count, countWidth: 4)
          + references.flatMap { BinaryList.bigEndian(UInt64($0), width: width) })
    }
  }
}
