import KeyedArchive
import Testing

/// Whatever the reader takes for a value, the writer can write, and it reads the same again. What
/// it could not write, the reader must refuse.
@Suite("A value that is read can be written")
struct AcceptedIsWrittenTests {
  private func expectWritten(
    _ archive: TestArchive, _ value: ArchiveValue, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let graph = try ArchiveGraph(archive.bytes())
    #expect(try graph.inspectedValue(of: graph.root()) == value, sourceLocation: sourceLocation)
    let again = try ArchiveGraph(ArchiveEncoder().encode(value))
    #expect(try again.inspectedValue(of: again.root()) == value, sourceLocation: sourceLocation)
  }

  private func numbers(
    _ encoding: String, _ elements: [PropertyListValue], _ others: PropertyListValue...
  ) -> TestArchive {
    let fields =
      [
        ("NS.count", PropertyListValue.integer(Int128(elements.count))), ("NS.size", .integer(4)),
        ("NS.type", .integer(105)),
      ] + elements.enumerated().map { ("$\($0)", $1) }
    return TestArchive(
      objects: [
        .object(2, [("$0", .uid(3)), ("$1", .uid(4))]), .classRecord("NSValue"),
        .string(encoding), .object(5, fields), .classRecord("_NSKeyedCoderOldStyleArray"),
      ] + others)
  }

  @Test("A C array holds numbers of a C type, as many as it says")
  func arrays() throws {
    try expectWritten(
      numbers("[3d]", [.integer(1), .real(0.5), .bool(true)]),
      .typedValue(encoding: "[3d]", .array([.integer(1), .real(0.5), .bool(true)])))
    try expectWritten(
      numbers("[1i]", [.uid(6)], .integer(7)),
      .typedValue(encoding: "[1i]", .array([.integer(7)])))
    for element in [.string("x"), .data([]), .array([]), .uid(3)] as [PropertyListValue] {
      expectRejection(.wrongType, .value, numbers("[2i]", [.integer(1), element]).bytes())
    }
    expectRejection(.nullElement, .value, numbers("[2i]", [.integer(1), .uid(0)]).bytes())
    for encoding in ["[1]", "[1{a=i}]", "[1ii]", "[1@]", "[1é]", "[i]"] {
      expectRejection(.invalidValue, .value, numbers(encoding, [.integer(1)]).bytes())
    }
    expectRejection(.lengthsDisagree, .value, numbers("[2i]", [.integer(1)]).bytes())
  }

  @Test("An array of C values alone keeps each of them, or is refused for a nil")
  func oldStyleArray() throws {
    let fields: [(String, PropertyListValue)] = [
      ("NS.count", .integer(2)), ("NS.size", .integer(8)), ("NS.type", .integer(64)),
    ]
    try expectWritten(
      .one(
        "_NSKeyedCoderOldStyleArray", fields + [("$0", .uid(3)), ("$1", .uid(3))], .string("a")),
      .array([.string("a"), .string("a")]))
    expectRejection(
      .nullElement, .value,
      TestArchive.one(
        "_NSKeyedCoderOldStyleArray", fields + [("$0", .uid(3)), ("$1", .uid(0))], .string("a")
      ).bytes())
  }

  @Test("The figures of a transform have 32 bits")
  func transforms() throws {
    func archive(_ last: Float) -> TestArchive {
      let bytes = ([1, 0, 0, 1, 0.5, last] as [Float]).flatMap { figure in
        (0..<4).map { UInt8(truncatingIfNeeded: figure.bitPattern >> (24 - 8 * UInt32($0))) }
      }
      return .one("NSAffineTransform", [("NSTransformStruct", .data(bytes))])
    }
    for figure in [-2, .infinity, -.infinity] as [Float] {
      try expectWritten(archive(figure), .affineTransform([1, 0, 0, 1, 0.5, Double(figure)]))
    }
    #expect(throws: ArchiveError.self) {
      try ArchiveEncoder().encode(.affineTransform([1, 0, 0, 1, 0, 1e300]))
    }
  }

  @Test("An index is below 2^63 in both forms of an index path")
  func indexPaths() throws {
    let most: [UInt8] = [UInt8](repeating: 0xFF, count: 8) + [0x7F]
    let fields: [(String, PropertyListValue)] = [("NSIndexPathLength", .integer(1))]
    try expectWritten(
      .one("NSIndexPath", fields + [("NSIndexPathData", .data(most))]),
      .indexPath([UInt64(Int64.max)]))
    let past: [UInt8] = [UInt8](repeating: 0x80, count: 9) + [0x01]
    expectRejection(
      .lengthsDisagree, .value,
      TestArchive.one("NSIndexPath", fields + [("NSIndexPathData", .data(past))]).bytes())
    for indexes in [[1 << 63], [0, 1 << 63]] as [[UInt64]] {
      #expect(throws: ArchiveError.self) { try ArchiveEncoder().encode(.indexPath(indexes)) }
    }
  }

  @Test("Options of an expression use all 64 bits")
  func expressions() throws {
    try expectWritten(
      .one(
        "NSRegularExpression", [("NSPattern", .uid(3)), ("NSOptions", .integer(-1))], .string("a")),
      .regularExpression(pattern: "a", options: .max))
  }

  @Test("The constant of a unit is a number where there is one")
  func units() throws {
    func archive(_ constant: PropertyListValue?) -> TestArchive {
      let figures = [("NS.coefficient", PropertyListValue.real(2))]
      return TestArchive(
        .object(2, [("NS.symbol", .uid(3)), ("NS.converter", .uid(4))]),
        .dictionary([
          PropertyListEntry("$classname", .string("NSUnitLength")),
          PropertyListEntry(
            "$classes", .array(["NSUnitLength", "NSDimension", "NSUnit"].map { .string($0) })),
        ]), .string("m"), .object(5, figures + (constant.map { [("NS.constant", $0)] } ?? [])),
        .classRecord("NSUnitConverterLinear"))
    }
    func unit(_ constant: Double) -> ArchiveValue {
      .unit(
        ArchiveUnit(className: "NSUnitLength", symbol: "m", coefficient: 2, constant: constant))
    }
    try expectWritten(archive(.real(1.5)), unit(1.5))
    try expectWritten(archive(nil), unit(0))
    for constant in [.string("1"), .bool(true)] as [PropertyListValue] {
      expectRejection(.wrongType, .value, archive(constant).bytes())
    }
  }

  @Test("A run of no length is kept, and the runs are as long as the text")
  func runs() throws {
    let empty = ArchiveValue.dictionary([])
    let runs: [[ArchiveAttributedString.Run]] = [
      [], [.init(length: 0, attributes: 0)],
      [.init(length: 0, attributes: 0), .init(length: 0, attributes: 0)],
    ]
    for runs in runs {
      let value = ArchiveValue.attributedString(
        ArchiveAttributedString(text: "", runs: runs, attributes: [empty]))
      let graph = try ArchiveGraph(ArchiveEncoder().encode(value))
      #expect(try graph.inspectedValue(of: graph.root()) == value)
    }
    let wrong: [(runs: [ArchiveAttributedString.Run], attributes: [ArchiveValue])] = [
      ([.init(length: 1, attributes: 0)], [empty]), ([.init(length: 3, attributes: 0)], [empty]),
      ([], [empty]), ([.init(length: 2, attributes: 0)], []),
      ([.init(length: 2, attributes: 1)], [empty]),
      ([.init(length: .max, attributes: 0), .init(length: 3, attributes: 0)], [empty]),
    ]
    for (runs, attributes) in wrong {
      let value = ArchiveValue.attributedString(
        ArchiveAttributedString(text: "ab", runs: runs, attributes: attributes))
      #expect(throws: ArchiveError.self) { try ArchiveEncoder().encode(value) }
    }
  }

  @Test("Keys of an unknown object differ after their escapes are taken off")
  func unknownKeys() throws {
    try expectWritten(
      .one("App.Odd", [("$0", .integer(1)), ("$$1", .integer(2)), ("$$$0", .integer(3))]),
      .object(
        ArchiveUnknownObject(
          className: "App.Odd",
          fields: [.init("$0", .integer(1)), .init("$1", .integer(2)), .init("$$0", .integer(3))]))
    )
    expectRejection(
      .duplicateKey, .inspected,
      TestArchive.one("App.Odd", [("$0", .integer(1)), ("$$0", .integer(2))]).bytes())
  }

  @Test("Nil in a container that stands in a field is refused, not left out")
  func inlineNil() throws {
    try expectWritten(
      .one("App.Odd", [("list", .array([.integer(1)]))]),
      .object(
        ArchiveUnknownObject(
          className: "App.Odd", fields: [.init("list", .array([.integer(1)]))])))
    for list in [
      .array([.integer(1), .uid(0)]), .set([.uid(0)]),
      .dictionary([PropertyListEntry("a", .uid(0))]),
    ] as [PropertyListValue] {
      expectRejection(
        .nullElement, .inspected, TestArchive.one("App.Odd", [("list", list)]).bytes())
    }
  }

  @Test("Keys and members that only look the same are two, in few and in many", arguments: [0, 20])
  func codeUnits(_ others: Int) throws {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    #expect(composed == decomposed)
    let texts = [composed, decomposed] + (0..<others).map { "\($0)" }
    let members = texts.map { ArchiveValue.string($0) }
    for value in [
      .set(members), .orderedSet(members),
      .dictionary(ArchiveDictionary(members.map { ArchivePair($0, .null) })),
      .countedSet(members.map { ArchiveCountedMember($0, count: 1) }),
    ] as [ArchiveValue] {
      let graph = try ArchiveGraph(ArchiveEncoder().encode(value))
      #expect(try graph.inspectedValue(of: graph.root()) == value)
    }
    let twice = ArchiveValue.set(members + [.string(decomposed)])
    expectRejection(.containerShape, .value, try ArchiveEncoder().encode(twice))
  }
}
