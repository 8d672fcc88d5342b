import KeyedArchive
import Testing

@Suite("What Foundation's archiver writes at the extremes of each class")
struct ExtremesTests {
  /// A class, what is extreme, and the value.
  struct Row: CustomTestStringConvertible, Sendable {
    let kind: ArchiveKind
    let what: String
    let value: ArchiveValue

    var testDescription: String { "\(kind): \(what)" }

    init(_ kind: ArchiveKind, _ what: String, _ value: ArchiveValue) {
      (self.kind, self.what, self.value) = (kind, what, value)
    }
  }

  static let rows = numbers + geometry + collections + locals + texts

  private static let numbers = [
    Row(.null, "the one there is", .null),
    Row(.bool, "both", .array([.bool(true), .bool(false)])),
    Row(.integer, "the least", .integer(Int128(Int64.min))),
    Row(.integer, "the greatest", .integer(Int128(UInt64.max))),
    Row(.real, "infinities", .array([.real(.infinity), .real(-.infinity)])),
    Row(.real, "no number", .real(.nan)),
    Row(
      .real, "the least and the greatest",
      .array([.real(.leastNonzeroMagnitude), .real(.greatestFiniteMagnitude)])),
    Row(.real, "negative zero", .real(-0.0)),
    Row(.date, "the distant past", .date(-63_114_076_800)),
    Row(.date, "the distant future", .date(64_092_211_200)),
    Row(.date, "far beyond both", .array([.date(-1e300), .date(1e300)])),
    Row(.date, "never, and no time", .array([.date(.infinity), .date(-.infinity), .date(.nan)])),
    Row(.decimal, "no number", decimal(0, 0, true, 0)),
    Row(.decimal, "the greatest", decimal(127, 8, false, .max)),
    Row(.decimal, "the least", decimal(127, 8, true, .max)),
    Row(.decimal, "the smallest above zero", decimal(-128, 1, false, 1)),
    Row(.uuid, "zero and ones", .array([uuid(0), uuid(.max)])),
  ]

  private static let geometry = [
    Row(
      .value, "the null rectangle", .rect(x: .infinity, y: .infinity, width: 0, height: 0)),
    Row(
      .value, "the infinite rectangle",
      .rect(x: -8.98846567431158e307, y: -8.98846567431158e307, width: 1.79e308, height: 1.79e308)),
    Row(.value, "a point that is no number", .point(x: .nan, y: -.infinity)),
    Row(
      .value, "a size of the greatest numbers",
      .size(width: .greatestFiniteMagnitude, height: .leastNonzeroMagnitude)),
    Row(
      .value, "insets without end",
      .edgeInsets(top: .infinity, left: -.infinity, bottom: .nan, right: -0.0)),
    Row(.value, "a range that was not found", .range(location: UInt64(Int64.max), length: 0)),
    Row(.value, "the longest range", .range(location: 0, length: .max)),
    Row(
      .affineTransform, "figures beyond 32 bits, which become infinite",
      .affineTransform([.infinity, 0, -0.0, 1, -.infinity, .nan])),
    Row(.indexPath, "none, and the last index", .array([.indexPath([]), .indexPath([last])])),
    Row(.indexPath, "two indices", .indexPath([0, last])),
    Row(
      .indexSet, "none, and the last index", .array([.indexSet([]), .indexSet([last - 1..<last])])),
    Row(.indexSet, "all there are", .indexSet([0..<last])),
    Row(.indexSet, "ranges far apart", .indexSet([0..<1, last - 1..<last])),
  ]

  private static let collections = [
    Row(.array, "empty", .array([])), Row(.set, "empty", .set([])),
    Row(.orderedSet, "empty", .orderedSet([])), Row(.countedSet, "empty", .countedSet([])),
    Row(.dictionary, "empty", .dictionary([])),
    Row(
      .countedSet, "the greatest count",
      .countedSet([ArchiveCountedMember(.string("a"), count: UInt64(Int64.max))])),
    Row(
      .dictionary, "keys that are no text",
      .dictionary([ArchivePair(.real(.infinity), .null), ArchivePair(.null, .null)])),
  ]

  private static let locals = [
    Row(
      .dateComponents, "negative and great",
      .dateComponents(
        ArchiveDateComponents([.init("year", .min), .init("nanosec", .max - 1)]))),
    Row(.dateComponents, "none", .dateComponents(ArchiveDateComponents())),
    Row(.measurement, "without end", .measurement(value: .infinity, unit: kilometer)),
    Row(.measurement, "no number", .measurement(value: .nan, unit: kilometer)),
    Row(.unit, "not linear: miles per gallon", milesPerGallon),
    Row(
      .unit, "figures that are no numbers",
      .unit(
        ArchiveUnit(
          className: "NSUnitLength", symbol: "", coefficient: .infinity, constant: .nan))),
    Row(.unit, "not a dimension", .unit(ArchiveUnit(className: "NSUnit", symbol: ""))),
    Row(.calendar, "nothing but a name", .calendar(ArchiveCalendar(identifier: "gregorian"))),
    Row(.locale, "none", .locale(identifier: "")),
    Row(.timeZone, "no data", .timeZone(name: "GMT", data: [])),
  ]

  private static let texts = [
    Row(.string, "empty, and with a zero", .array([.string(""), .string("\0")])),
    Row(.data, "empty", .data([])),
    Row(.url, "empty", .url(relative: "", base: nil)),
    Row(
      .attributedString, "empty",
      .attributedString(ArchiveAttributedString(text: ""))),
    Row(.error, "the least code", .error(domain: "", code: .min, userInfo: nil)),
    Row(.error, "the greatest code", .error(domain: "d", code: .max, userInfo: .dictionary([]))),
    Row(
      .regularExpression, "all options", .regularExpression(pattern: "a", options: .max)),
    Row(.notification, "nothing inside", .notification(name: "", object: nil, userInfo: nil)),
  ]

  private static let last = UInt64(Int64.max)

  private static func decimal(
    _ exponent: Int8, _ length: UInt8, _ isNegative: Bool, _ mantissa: UInt128
  ) -> ArchiveValue {
    .decimal(
      ArchiveDecimal(
        exponent: exponent, isNegative: isNegative, length: length, mantissa: mantissa))
  }

  private static func uuid(_ half: UInt64) -> ArchiveValue {
    .uuid(ArchiveUUID(high: half, low: half))
  }

  private static let kilometer = ArchiveValue.unit(
    ArchiveUnit(className: "NSUnitLength", symbol: "km", coefficient: 1_000, constant: 0))

  private static let milesPerGallon = ArchiveValue.unit(
    ArchiveUnit(className: "NSUnitFuelEfficiency", symbol: "mpg", reciprocal: 235.215))

  @Test("Every kind has a row", arguments: ArchiveKind.allCases)
  func complete(_ kind: ArchiveKind) {
    #expect(Self.rows.contains { $0.kind == kind })
  }

  /// Compared as bytes: what is no number is not equal to itself.
  @Test("Read as it was written, and written again the same", arguments: rows)
  func again(_ row: Row) throws {
    for format in [PropertyListFormat.binary, .xml] {
      // XML has no character 0.
      if format == .xml, case .array(let items) = row.value, items.contains(.string("\0")) {
        continue
      }
      let bytes = try ArchiveEncoder(format: format).encode(row.value)
      let graph = try ArchiveGraph(bytes)
      try graph.checkObjects()
      let value = try graph.value(of: graph.root())
      #expect(try ArchiveEncoder(format: format).encode(value) == bytes)
      #expect("\(value)" == "\(row.value)")
    }
  }

  @Test(
    "A date of the property list itself, back to the year 0, is read from XML and written back",
    arguments: [
      "0000-01-01T00:00:00Z", "0000-02-29T23:59:59Z", "0000-12-31T23:59:59Z",
      "0001-01-01T00:00:00Z", "2001-01-01T00:00:00Z", "9999-12-31T23:59:59Z",
    ])
  func firstYears(_ text: String) throws {
    let xml = "<plist version=\"1.0\"><date>\(text)</date></plist>"
    let list = try PropertyListValue.read(Array(xml.utf8))
    let written = String(decoding: try list.encoded(as: .xml), as: UTF8.self)
    #expect(written.contains("<date>\(text)</date>"))
  }
}
