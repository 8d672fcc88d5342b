import KeyedArchive
import Testing

/// Built-in classes in the forms that writers other than ours have.
@Suite("Reading built-in classes")
struct LayoutTests {
  private func value(_ archive: TestArchive) throws -> ArchiveValue {
    let graph = try ArchiveGraph(archive.bytes())
    return try graph.value(of: try graph.root())
  }

  @Test("what our writer writes is read again", arguments: SampleValues.each.indices)
  func written(_ index: Int) throws {
    let sample = SampleValues.each[index]
    for format in PropertyListFormat.allCases {
      let bytes = try ArchiveEncoder(format: format).encode(sample.value)
      let graph = try ArchiveGraph(bytes)
      #expect(try graph.value(of: try graph.root()) == sample.value, "\(sample.name)")
    }
  }

  @Test("containers with numbered elements")
  func numbered() throws {
    let array = TestArchive.one(
      "NSArray", [("NS.object.1", .uid(4)), ("NS.object.0", .uid(3))], .string("a"), .string("b"))
    #expect(try value(array) == .array([.string("a"), .string("b")]))
    let dictionary = TestArchive.one(
      "NSDictionary", [("NS.key.0", .uid(3)), ("NS.object.0", .uid(4))], .string("a"), .bool(true))
    #expect(try value(dictionary) == .dictionary([ArchivePair(.string("a"), .bool(true))]))
    #expect(try value(TestArchive.one("NSMutableOrderedSet", [])) == .orderedSet([]))
  }

  @Test("numbers and booleans are kept apart, in 1 to 16 bytes")
  func numbers() throws {
    let array = TestArchive.one(
      "NSArray", [("NS.objects", .uids(3, 4, 5, 6))], .integer(1), .bool(true),
      .integer(Int128(UInt64.max)), .integer(-1))
    #expect(
      try value(array)
        == .array([.integer(1), .bool(true), .integer(Int128(UInt64.max)), .integer(-1)]))
  }

  @Test("text and data as objects, in UTF-8 and in NS.bytes")
  func texts() throws {
    #expect(
      try value(TestArchive.one("NSString", [("NS.bytes", .data([0xC3, 0xA9]))])) == .string("é"))
    #expect(
      try value(TestArchive.one("NSMutableString", [("NS.string", .string("€"))])) == .string("€"))
    #expect(try value(TestArchive.one("NSMutableData", [("NS.bytes", .data([1]))])) == .data([1]))
  }

  @Test("C arrays in values")
  func typedValues() throws {
    let archive = TestArchive.one(
      "NSValue", [("$0", .uid(3)), ("$1", .uid(4))], .string("[2i]"),
      .object(
        5,
        [
          ("NS.count", .integer(2)), ("NS.size", .integer(4)), ("NS.type", .integer(105)),
          ("$0", .integer(7)), ("$1", .integer(8)),
        ]), .classRecord("_NSKeyedCoderOldStyleArray"))
    #expect(
      try value(archive) == .typedValue(encoding: "[2i]", .array([.integer(7), .integer(8)])))
  }

  @Test(
    "geometry that is no geometry",
    arguments: ["{1, 2", "{1,2,3}", "{a, 1}", "{NaN, 1}", "{infinity, 1}", "{1e999, 1}", "{,}", ""])
  func badPoints(_ text: String) {
    let archive = TestArchive.one(
      "NSValue", [("NS.special", .integer(1)), ("NS.pointval", .uid(3))], .string(text))
    expectRejection(.invalidValue, .value, archive.bytes())
  }

  @Test("rectangles with and without spaces")
  func rectangles() throws {
    for text in ["{{1, 2}, {3, 4.5}}", "{{1,2},{3,4.5}}"] {
      let archive = TestArchive.one(
        "NSValue", [("NS.special", .integer(3)), ("NS.rectval", .uid(3))], .string(text))
      #expect(try value(archive) == .rect(x: 1, y: 2, width: 3, height: 4.5))
    }
  }

  @Test("decimals in either byte order")
  func decimals() throws {
    for (order, low) in [(Int128(1), [UInt8(0x39), 0x30]), (2, [0x30, 0x39])] {
      let archive = TestArchive.one(
        "NSDecimalNumberPlaceholder",
        [
          ("NS.exponent", .integer(-2)), ("NS.length", .integer(1)), ("NS.negative", .bool(true)),
          ("NS.compact", .bool(true)), ("NS.mantissa.bo", .integer(order)),
          ("NS.mantissa", .data(low + Array(repeating: 0, count: 14))),
        ])
      #expect(
        try value(archive)
          == .decimal(ArchiveDecimal(exponent: -2, isNegative: true, length: 1, mantissa: 12_345)))
    }
  }

  @Test("an unknown class is shown when inspected, and refused otherwise; hints name a known one")
  func unknown() throws {
    let archive = TestArchive.one(
      "Thing", [("$$a", .integer(1)), ("b", .uid(0)), ("c", .uids(3))], .string("x"))
    expectRejection(.classNotAllowed, .value, archive.bytes())
    let graph = try ArchiveGraph(archive.bytes())
    #expect(
      try graph.inspectedValue(of: 1)
        == .object(
          ArchiveUnknownObject(
            className: "Thing",
            fields: [
              .init("$a", .integer(1)), .init("b", nil), .init("c", .array([.string("x")])),
            ])))
    let hinted = TestArchive(
      .object(2, [("NS.objects", .uids())]),
      .classRecord("OC_BuiltinPythonList", hints: ["NSArray"]))
    #expect(try value(hinted) == .array([]))
  }

  @Test("errors say what and where in words")
  func rendering() {
    let archive = TestArchive.one("NSArray", [("NS.objects", .uids(3, 0))], .string("x"))
    #expect {
      try value(archive)
    } throws: {
      "\($0)".hasPrefix("$objects[1].NS.objects[1]: expected an object, found nil (byte ")
    }
    let hidden = ArchiveError(
      .classNotAllowed, path: ArchivePath([.field("a\u{1B}[31m\n")]),
      detail: .classes(found: "A\u{202E}", allowed: []))
    #expect(
      hidden.description
        == "a\\u{1B}[31m\\u{A}: the class is not allowed: found A\\u{202E}, allowed no class "
        + "[refused: class_not_allowed]"
    )
  }
}
