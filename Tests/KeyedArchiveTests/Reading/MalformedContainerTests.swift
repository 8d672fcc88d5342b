import KeyedArchive
import Testing

/// The kinds of damage to the bytes of a property list, each with the error it must give.
@Suite("Damage to the container")
struct MalformedContainerTests {
  private static let plain = BinaryList(.array([1]), .string("a"))

  @Test("1: an input shorter than the smallest list")
  func tooShort() {
    expectRejection(.inputTooShort, .graph, Array(Self.plain.bytes().prefix(41)))
    expectRejection(.inputTooShort, .graph, Array("bplist00".utf8))
    expectRejection(.inputTooShort, .graph, [])
    expectRejection(.unknownFormat, .graph, Array("a:1:".utf8))
  }

  @Test("2: another magic or version", arguments: ["bplist01", "bplist15", "bplist0x"])
  func magic(_ magic: String) {
    expectRejection(
      .unsupportedFormatVersion, .propertyList, Self.plain.with { $0.magic = magic }.bytes())
  }

  @Test("3: sizes of 0 or above 8 in the trailer", arguments: [UInt8(0), 9, 255])
  func sizes(_ size: UInt8) {
    let offsets = Self.plain.with { $0.writtenOffsetWidth = size }
    let references = Self.plain.with { $0.writtenReferenceWidth = size }
    expectRejection(.trailerSizes, .propertyList, offsets.bytes())
    expectRejection(.trailerSizes, .propertyList, references.bytes())
  }

  @Test("4: no objects, or more than the bytes could hold", arguments: [0, 10_000, UInt64.max])
  func objectCount(_ count: UInt64) {
    expectRejection(
      .objectCount, .propertyList, Self.plain.with { $0.objectCount = count }.bytes())
  }

  @Test("5: a root beyond the objects", arguments: [2, UInt64.max])
  func top(_ top: UInt64) {
    expectRejection(.topObject, .propertyList, Self.plain.with { $0.top = top }.bytes())
  }

  @Test(
    "6: an offset table inside the header or in the trailer", arguments: [0, 8, 49, UInt64.max])
  func tablePosition(_ offset: UInt64) {
    expectRejection(
      .offsetTablePosition, .propertyList, Self.plain.with { $0.tableOffset = offset }.bytes())
  }

  @Test("7: parts that do not add up to the whole")
  func length() {
    let trailing = Self.plain.with { $0.trailing = [0] }
    // The trailer is now one byte off, so any of its rules may fail first.
    #expect(throws: ArchiveError.self) { try Reading.propertyList(trailing.bytes()) }
    let shifted = Self.plain.with { $0.tableOffset = 10 }
    expectRejection(.lengthMismatch, .propertyList, shifted.bytes())
    let fewer = Self.plain.with { $0.objectCount = 1 }
    expectRejection(.lengthMismatch, .propertyList, fewer.bytes())
  }

  @Test("8: an object in the header, the table or the trailer", arguments: [0, 7, 13, 200])
  func objectOffset(_ offset: UInt64) {
    expectRejection(
      .objectOffset, .propertyList, Self.plain.with { $0.offsets[1] = offset }.bytes())
  }

  @Test("9: a reference to no object, or references too narrow for the count")
  func reference() {
    expectRejection(.reference, .propertyList, BinaryList(.array([1])).bytes())
    expectRejection(.reference, .propertyList, BinaryList(.array([255])).bytes())
    let many = BinaryList(objects: Array(repeating: [0x09], count: 256)).with {
      $0.offsetWidth = 2
    }
    expectRejection(.reference, .propertyList, many.bytes())
  }

  @Test(
    "10: markers that mean nothing",
    arguments: [
      0x01, 0x07, 0x0A, 0x0C, 0x0D, 0x0E, 0x0F, 0x20, 0x21, 0x24, 0x2F, 0x30, 0x32, 0x34, 0x70,
      0x90, 0xB0, 0xE0, 0xF0, 0xFF,
    ] as [UInt8])
  func marker(_ marker: UInt8) {
    let list = BinaryList(objects: [[marker, 0, 0, 0, 0, 0, 0, 0, 0]])
    expectRejection(.reservedMarker, .propertyList, list.bytes())
  }

  @Test("11: integers of 32 bytes, and of 16 that need more than 64 bits")
  func wideInteger() {
    let huge = BinaryList(objects: [[0x15] + Array(repeating: 0, count: 32)])
    expectRejection(.integerTooWide, .propertyList, huge.bytes())
    let high = [UInt8](repeating: 0xFF, count: 8)
    for low in [0x7F, 0x00] as [UInt8] {
      let below = BinaryList(objects: [[0x14] + high + [low] + high.dropFirst()])
      expectRejection(.integerTooWide, .propertyList, below.bytes())
    }
    let above = BinaryList(objects: [[0x14, 0, 0, 0, 0, 0, 0, 0, 1] + high])
    expectRejection(.integerTooWide, .propertyList, above.bytes())
  }

  @Test("12: counts that are no integer, negative, or more than what is left")
  func count() {
    let lists: [[UInt8]] = [
      [0x5F, 0x51, 0x61], [0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x5F, 0x10, 0x40, 0x61], [0x54, 0x61], [0x4F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF],
      [0xAF, 0x12, 0x10, 0, 0, 0], [0xD8, 0, 0], [0x6F, 0x11, 0xFF, 0xFF],
    ]
    for bytes in lists {
      expectRejection(.badCount, .propertyList, BinaryList(objects: [bytes]).bytes())
    }
  }

  @Test("13: values that go on past the end, UTF-16 counted in units")
  func pastEnd() {
    expectRejection(
      .pastEnd, .propertyList, BinaryList(objects: [[0x63, 0, 0x61, 0, 0x62]]).bytes())
    expectRejection(.pastEnd, .propertyList, BinaryList(objects: [[0x13, 0, 0]]).bytes())
    expectRejection(.pastEnd, .propertyList, BinaryList(objects: [[0x23, 0]]).bytes())
    expectRejection(.pastEnd, .propertyList, BinaryList(objects: [[0x83, 0]]).bytes())
  }

  @Test("14: ASCII with a high bit, half a surrogate pair")
  func text() {
    expectRejection(.badText, .propertyList, BinaryList(objects: [[0x51, 0xE9]]).bytes())
    for units: [UInt16] in [[0xD800], [0xDC00], [0x61, 0xD800, 0x62], [0xDC00, 0xD800]] {
      expectRejection(.badText, .propertyList, BinaryList(.utf16(units)).bytes())
    }
  }

  @Test("15: containers that hold themselves")
  func cycle() {
    expectRejection(.propertyListCycle, .propertyList, BinaryList(.array([0])).bytes())
    let round = BinaryList(.array([1]), .array([2]), .array([0]))
    expectRejection(.propertyListCycle, .propertyList, round.bytes())
    let aside = BinaryList(.array([]), .set([1]))
    expectRejection(.propertyListCycle, .propertyList, aside.bytes())
  }

  @Test("16: nesting beyond the limit, written in either order")
  func depth() {
    for isReversed in [false, true] {
      let count = 513
      let objects = (0..<count).map { index in
        let next = isReversed ? index - 1 : index + 1
        return BinaryList.Object.array((0..<count).contains(next) ? [next] : [], width: 2).bytes
      }
      let list = BinaryList(objects: objects).with {
        $0.referenceWidth = 2
        $0.offsetWidth = 2
        $0.top = isReversed ? UInt64(count - 1) : 0
      }
      expectRejection(.tooDeep, .propertyList, list.bytes())
    }
  }

  @Test("17: shared parts that expand without end")
  func expansion() {
    let levels = 28
    var objects = (0..<levels).map { BinaryList.Object.array([$0 + 1, $0 + 1]).bytes }
    objects.append(BinaryList.Object.string("x").bytes)
    expectRejection(.tooMuchWork, .propertyList, BinaryList(objects: objects).bytes())
  }

  @Test("18: keys that occur twice or are no strings")
  func keys() {
    let twice = BinaryList(
      .dictionary([1, 2], [3, 3]), .string("k"), .string("k"), .yes)
    expectRejection(.duplicateKey, .propertyList, twice.bytes())
    let encodings = BinaryList(
      .dictionary([1, 2], [3, 3]), .string("k"), .utf16([0x6B]), .yes)
    expectRejection(.duplicateKey, .propertyList, encodings.bytes())
    let number = BinaryList(.dictionary([1], [1]), .integer(7))
    expectRejection(.keyNotString, .propertyList, number.bytes())
    let many = BinaryList(
      objects: [BinaryList.Object.dictionary(Array(1...20), Array(1...20)).bytes]
        + (1...20).map { BinaryList.Object.string("key \($0 == 20 ? 3 : $0)").bytes })
    expectRejection(.duplicateKey, .propertyList, many.bytes())
  }

  @Test("19: UIDs beyond 32 bits, however wide they are written")
  func uid() {
    expectRejection(
      .invalidUID, .propertyList, BinaryList(.uid(1 << 32, width: 5)).bytes())
    let wide = BinaryList(objects: [[0x8F, 1] + Array(repeating: 0, count: 15)])
    expectRejection(.invalidUID, .propertyList, wide.bytes())
  }

  /// An `NSDate` may be one: Foundation's archiver writes it.
  @Test(
    "20: dates of a property list that are not finite",
    arguments: [Double.nan, .infinity, -.infinity]
  )
  func date(_ seconds: Double) {
    expectRejection(.dateNotFinite, .propertyList, BinaryList(.date(seconds)).bytes())
  }
}
