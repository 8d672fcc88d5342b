import KeyedArchive

extension ArchiveSeeds {
  /// Each layout of a Foundation value, alone under the root.
  static func values() throws(ArchiveError) -> [Seed] {
    var seeds: [Seed] = []
    for (name, value) in valueTable {
      seeds.append(Seed(name: "value-\(name)", bytes: try ArchiveEncoder().encode(value)))
    }
    return seeds
  }

  /// The values, by name.
  static let valueTable = plain + collections + composites

  private static let plain: [(String, ArchiveValue)] = [
    ("null", .null), ("bool", .bool(true)), ("real", .real(-0.5)),
    ("integer-wide", .integer(Int128(UInt64.max))), ("integer-negative", .integer(-1)),
    ("text-utf16", .string("漢字 😀")), ("text-null", .string("$null")),
    ("data", .data([0, 1, 254, 255])), ("date", .date(694_224_000.25)),
    ("uuid", .uuid(ArchiveUUID(high: 0x0123_4567_89AB_4DEF, low: 0x8123_4567_89AB_CDEF))),
    ("url", .url(relative: "notes/1", base: .url(relative: "https://example.com/", base: nil))),
    ("range", .range(location: 3, length: 4)), ("point", .point(x: 1, y: -2.5)),
    ("size", .size(width: 0, height: 10)), ("rect", .rect(x: 1, y: 2, width: 3, height: 4)),
    ("insets", .edgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ("transform", .affineTransform([1, 0, 0, 1, 0.5, -2])),
    ("c-array", .typedValue(encoding: "[2i]", .array([.integer(1), .integer(2)]))),
    ("locale", .locale(identifier: "de_DE")), ("time-zone", .timeZone(name: "GMT", data: nil)),
    ("expression", .regularExpression(pattern: "[a-z]+", options: 1)),
    (
      "decimal", .decimal(ArchiveDecimal(exponent: -2, isNegative: true, length: 1, mantissa: 314))
    ),
  ]

  private static let collections: [(String, ArchiveValue)] = [
    ("array", .array([.integer(1), .string("a"), .array([]), .null])),
    ("set", .set([.string("a"), .integer(2)])),
    ("ordered-set", .orderedSet([.integer(3), .integer(1)])),
    ("counted-set", .countedSet([ArchiveCountedMember(.string("a"), count: 3)])),
    (
      "dictionary",
      .dictionary([
        ArchivePair(.string("title"), .string("A")),
        ArchivePair(.integer(2), .array([.bool(true)])),
      ])
    ),
    ("index-set", .indexSet([0..<50, 100..<150])), ("index-path", .indexPath([4, 300])),
    ("deep", (0..<40).reduce(.string("deep")) { value, _ in .array([value]) }),
    ("wide", .array((0..<300).map { .string("item \($0)") })),
    (
      "records",
      .array(
        (0..<12).map { index in
          .dictionary([
            ArchivePair(.string("identifier"), .integer(Int128(index))),
            ArchivePair(.string("created"), .date(Double(index) * 60)),
            ArchivePair(.string("tags"), .array([.string("tag \(index % 3)")])),
          ])
        })
    ),
  ]

  private static let composites: [(String, ArchiveValue)] = [
    (
      "attributed-string",
      .attributedString(
        ArchiveAttributedString(
          text: "bold text",
          runs: [.init(length: 4, attributes: 0), .init(length: 5, attributes: 1)],
          attributes: [
            .dictionary([ArchivePair(.string("Weight"), .integer(700))]), .dictionary([]),
          ])
      )
    ),
    (
      "date-components",
      .dateComponents(
        ArchiveDateComponents([.init("year", 2024), .init("month", 2), .init("day", 29)]))
    ),
    ("calendar", .calendar(ArchiveCalendar(identifier: "gregorian"))),
    (
      "error",
      .error(
        domain: "NSCocoaErrorDomain", code: 4864,
        userInfo: .dictionary([ArchivePair(.string("NSDebugDescription"), .string("why"))]))
    ),
    (
      "measurement",
      .measurement(
        value: 2,
        unit: .unit(
          ArchiveUnit(className: "NSUnitLength", symbol: "km", coefficient: 1000, constant: 0)))
    ),
    ("notification", .notification(name: "changed", object: .string("o"), userInfo: nil)),
  ]
}
