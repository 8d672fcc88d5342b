import KeyedArchive

/// Values that several tests write.
enum SampleValues {
  /// One of each layout that Foundation on every platform reads.
  static let each: [(name: String, value: ArchiveValue)] = [
    ("null", .null),
    ("string", .string("grüße 😀")),
    ("true", .bool(true)),
    ("integer", .integer(-5)),
    ("unsigned", .integer(Int128(UInt64.max))),
    ("real", .real(2.5)),
    ("data", .data([1, 2, 255])),
    ("date", .date(12345.5)),
    ("UUID", .uuid(ArchiveUUID(high: 0x0102_0304_0506_0708, low: 0x090A_0B0C_0D0E_0F10))),
    ("URL", .url(relative: "https://example.com/a", base: nil)),
    (
      "URL with base",
      .url(relative: "a.txt", base: .url(relative: "https://example.com/", base: nil))
    ),
    ("array", .array([.integer(1), .string("x"), .null, .array([])])),
    ("set", .set([.string("only")])),
    ("ordered set", .orderedSet([.integer(3), .integer(1), .integer(2)])),
    ("counted set", .countedSet([ArchiveCountedMember(.string("a"), count: 3)])),
    ("dictionary", .dictionary([ArchivePair(.string("k"), .array([.bool(false)]))])),
    ("empty index set", .indexSet([])),
    ("index set of a range", .indexSet([5..<10])),
    ("index set", .indexSet([0..<50, 100..<150, 1000..<1001])),
    ("index path", .indexPath([4, 300, 15])),
    ("short index path", .indexPath([52])),
    ("range", .range(location: 3, length: 4)),
    ("point", .point(x: 1, y: -2.5)),
    ("size", .size(width: 0, height: 1e10)),
    ("rect", .rect(x: 1, y: 2, width: 3.25, height: 4)),
    ("edge insets", .edgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ("locale", .locale(identifier: "fr_FR")),
    ("regular expression", .regularExpression(pattern: "a+", options: 1)),
    ("notification", .notification(name: "n", object: .string("o"), userInfo: nil)),
    ("$null as text", .array([.string("$null"), .string("")])),
    ("texts that compare equal", .array([.string("e\u{301}"), .string("é")])),
    ("transform", .affineTransform([1, 0, 0, 1, 0.5, -2])),
    ("C number", .typedValue(encoding: "i", .integer(7))),
    ("C array", .typedValue(encoding: "[3i]", .array([.integer(1), .integer(2), .integer(3)]))),
    ("time zone", .timeZone(name: "GMT", data: [1, 2, 3])),
    ("calendar", .calendar(calendar)),
    (
      "date components",
      .dateComponents(
        ArchiveDateComponents(
          [.init("year", 2024), .init("month", 2), .init("isLeapMonth", 0)],
          timeZone: .timeZone(name: "GMT", data: nil)))
    ),
    ("error", .error(domain: "d", code: -5, userInfo: .dictionary([]))),
    (
      "decimal",
      .decimal(ArchiveDecimal(exponent: -2, isNegative: true, length: 1, mantissa: 12_345))
    ),
    (
      "measurement",
      .measurement(
        value: 45,
        unit: .unit(
          ArchiveUnit(
            className: "NSUnitLength", symbol: "mi", coefficient: 1609.34, constant: 0)))
    ),
    (
      "attributed string",
      .attributedString(
        ArchiveAttributedString(
          text: "ab😀",
          runs: [.init(length: 1, attributes: 0), .init(length: 3, attributes: 1)],
          attributes: [.dictionary([]), .dictionary([ArchivePair(.string("Size"), .integer(12))])]))
    ),
  ]

  private static let calendar: ArchiveCalendar = {
    var calendar = ArchiveCalendar(identifier: "gregorian")
    calendar.timeZone = .timeZone(name: "GMT", data: nil)
    calendar.firstWeekday = 2
    calendar.gregorianStart = .date(-13_197_600_000)
    return calendar
  }()

  /// Like the records of a small application: `count` dictionaries of five entries.
  static func dictionaries(_ count: Int) -> ArchiveValue {
    .array(
      (0..<count).map { index in
        .dictionary([
          ArchivePair(.string("identifier"), .integer(Int128(index))),
          ArchivePair(.string("title"), .string("Record number \(index)")),
          ArchivePair(.string("tags"), .array([.string("a"), .string("tag \(index % 10)")])),
          ArchivePair(.string("created"), .date(Double(index) * 60)),
          ArchivePair(.string("score"), .real(Double(index) / 8)),
        ])
      })
  }

  /// Enough to tell two outputs apart (FNV-1a).
  static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
