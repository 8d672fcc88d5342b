import KeyedArchive
import Testing

@Suite("Property lists that are written")
struct PropertyListWriterTests {
  /// Values that both forms hold.
  static let values: [PropertyListValue] = [
    .bool(true), .bool(false),
    .integer(0), .integer(1), .integer(255), .integer(256), .integer(65_535), .integer(65_536),
    .integer(0xFFFF_FFFF), .integer(0x1_0000_0000), .integer(Int128(Int64.max)),
    .integer(-1), .integer(Int128(Int64.min)),
    .integer(Int128(Int64.max) + 1), .integer(Int128(UInt64.max)),
    .real(0), .real(-0.0), .real(1.5), .real(.pi), .real(.leastNonzeroMagnitude),
    .real(.greatestFiniteMagnitude),
    .real(.infinity), .real(-.infinity),
    .date(0), .date(-1), .date(86_399), .date(100_000_000), .date(-978_307_200),
    .date(-63_082_281_600), .date(99_999_999_999),
    .data([]), .data([1]), .data([1, 2]), .data([1, 2, 3]), .data([UInt8](0...255)),
    .string(""), .string("fourteen chars"), .string("fifteen chars.."),
    .string("<a & b>\r\n\ttab"), .string("grüße"), .string("😀 and \u{301}"), .string("e\u{301} é"),
    .string(String(repeating: "x", count: 300)), .string(String(repeating: "ü", count: 300)),
    .uid(0), .uid(255), .uid(256), .uid(65_536), .uid(.max),
    .array([]), .array([.integer(1), .string("a"), .integer(1)]),
    .array((0..<300).map { .integer($0) }),
    .dictionary([]),
    .dictionary([.init("b", .integer(1)), .init("a", .array([.dictionary([.init("", .uid(3))])]))]),
    .dictionary((0..<70_000).map { .init("key \($0)", .integer(Int128($0 % 7))) }),
  ]

  @Test(
    "plistlib reads the same values", .enabled(if: Plistlib.isPresent),
    arguments: PropertyListFormat.allCases)
  func plistlibAgrees(_ format: PropertyListFormat) throws {
    let read = try Plistlib.read(try Self.values.map { try $0.encoded(as: format) })
    #expect(read.count == Self.values.count)
    for (value, found) in zip(Self.values, read) {
      let expected = Notation.text(value)
      #expect(found == expected, "\(format): \(expected.prefix(80))")
    }
  }

  @Test("A binary file byte for byte")
  func binaryLayout() throws {
    let value = PropertyListValue.dictionary([.init("a", .uid(1)), .init("b", .array([.uid(1)]))])
    let objects: [UInt8] = [
      0xD2, 2, 1, 4, 3,  // dictionary: keys 2 and 1, values 4 and 3
      0x51, 0x62,  // b
      0x51, 0x61,  // a
      0xA1, 4,  // array of object 4
      0x80, 1,  // the reference, once
    ]
    let table: [UInt8] = [8, 13, 15, 17, 19]
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 5] + [0, 0, 0, 0, 0, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0, 0, 21]
    #expect(try value.encoded() == Array("bplist00".utf8) + objects + table + trailer)
  }

  @Test("Texts that only compare equal stay two")
  func spellings() throws {
    let both = PropertyListValue.array([.string("é"), .string("e\u{301}")])
    let one = PropertyListValue.array([.string("é"), .string("é")])
    #expect(try both.encoded().count > (try one.encoded().count))
  }

  @Test("An XML file line for line")
  func xmlLayout() throws {
    let value = PropertyListValue.dictionary([
      .init("a", .uid(1)), .init("b", .array([.bool(true), .data([255])])),
    ])
    let lines = String(decoding: try value.encoded(as: .xml), as: UTF8.self).split(separator: "\n")
    #expect(
      lines.dropFirst(2) == [
        #"<plist version="1.0">"#, "<dict>", "\t<key>a</key>",
        "\t<dict>", "\t\t<key>CF$UID</key>", "\t\t<integer>1</integer>", "\t</dict>",
        "\t<key>b</key>", "\t<array>", "\t\t<true/>", "\t\t<data>/w==</data>", "\t</array>",
        "</dict>", "</plist>",
      ])
  }

  static let refusals: [(value: PropertyListValue, format: PropertyListFormat, ArchiveError.Code)] =
    [
      (.integer(Int128(UInt64.max) + 1), .binary, .integerTooWide),
      (.integer(Int128(Int64.min) - 1), .xml, .integerTooWide),
      (.date(.nan), .binary, .dateNotFinite),
      (.dictionary([.init("a", .bool(true)), .init("a", .bool(true))]), .binary, .duplicateKey),
      (.null, .xml, .xmlValue),
      (.set([]), .xml, .xmlValue),
      (.date(0.5), .xml, .xmlValue),
      (.date(1e15), .xml, .xmlValue),
      (.string("\u{1}"), .xml, .xmlValue),
      (.string("\u{FFFE}"), .xml, .xmlValue),
      (.dictionary([.init("CF$UID", .string("mine"))]), .xml, .xmlValue),
    ]

  @Test(arguments: refusals.indices)
  func refused(_ index: Int) {
    let (value, format, code) = Self.refusals[index]
    #expect(
      WritingFailure.code { () throws(ArchiveError) in try value.encoded(as: format) } == code)
  }

  @Test("Each limit, at it and one past it", arguments: PropertyListFormat.allCases)
  func limits(_ format: PropertyListFormat) throws {
    let value = PropertyListValue.array([.array([.array([.integer(1), .string("a")])])])
    let size = try value.encoded(as: format).count
    func code(_ change: (inout ArchiveLimits) -> Void) -> ArchiveError.Code? {
      var limits = ArchiveLimits.standard
      change(&limits)
      return WritingFailure.code { () throws(ArchiveError) in
        try value.encoded(as: format, limits: limits)
      }
    }
    #expect(code { $0.inputBytes = size } == nil)
    #expect(code { $0.inputBytes = size - 1 } == .inputTooLarge)
    #expect(code { $0.objects = 5 } == nil)
    #expect(code { $0.objects = 4 } == .tooManyObjects)
    #expect(code { $0.depth = 3 } == nil)
    #expect(code { $0.depth = 2 } == .tooDeep)
  }
}

/// The code that writing is refused with.
enum WritingFailure {
  static func code(_ write: () throws(ArchiveError) -> [UInt8]) -> ArchiveError.Code? {
    do throws(ArchiveError) {
      _ = try write()
      return nil
    } catch {
      return error.code
    }
  }
}
