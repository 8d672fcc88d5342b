import KeyedArchive
import Testing

/// Kinds 28 to 32: damage inside objects of built-in classes.
@Suite("Damage to built-in objects")
struct MalformedValueTests {
  private static func rejects(
    _ code: ArchiveError.Code, _ className: String, _ fields: [(String, PropertyListValue)],
    _ other: PropertyListValue = .string("x"), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectRejection(
      code, .value, TestArchive.one(className, fields, other).bytes(),
      sourceLocation: sourceLocation)
  }

  @Test("28: keys and objects that do not match")
  func counts() {
    Self.rejects(.containerShape, "NSDictionary", [("NS.keys", .uids(3)), ("NS.objects", .uids())])
    Self.rejects(.containerShape, "NSDictionary", [("NS.keys", .uids()), ("NS.objects", .uids(3))])
    Self.rejects(.missingField, "NSDictionary", [("NS.keys", .uids(3))])
    Self.rejects(.containerShape, "NSDictionary", [("NS.key.0", .uid(3))])
    Self.rejects(
      .duplicateKey, "NSDictionary", [("NS.keys", .uids(3, 3)), ("NS.objects", .uids(3, 3))])
    Self.rejects(.containerShape, "NSSet", [("NS.objects", .uids(3, 3))])
  }

  @Test("28: numbered elements with gaps, and both forms at once")
  func numbered() {
    Self.rejects(.containerShape, "NSArray", [("NS.object.1", .uid(3))])
    Self.rejects(.containerShape, "NSArray", [("NS.object.0", .uid(3)), ("NS.object.2", .uid(3))])
    Self.rejects(.containerShape, "NSArray", [("NS.object.00", .uid(3))])
    Self.rejects(.containerShape, "NSArray", [("NS.object.x", .uid(3))])
    Self.rejects(
      .containerShape, "NSArray", [("NS.objects", .uids(3)), ("NS.object.0", .uid(3))])
  }

  @Test("28: elements that are no references, and nil elements and keys")
  func elements() {
    Self.rejects(.containerShape, "NSArray", [("NS.objects", .array([.string("a")]))])
    Self.rejects(.containerShape, "NSArray", [("NS.objects", .string("abc"))])
    Self.rejects(.containerShape, "NSArray", [("NS.object.0", .integer(3))])
    Self.rejects(.nullElement, "NSArray", [("NS.objects", .uids(3, 0))])
    Self.rejects(.nullElement, "NSSet", [("NS.objects", .uids(0))])
    Self.rejects(.nullElement, "NSOrderedSet", [("NS.object.0", .uid(0))])
    Self.rejects(.nullElement, "NSDictionary", [("NS.keys", .uids(0)), ("NS.objects", .uids(3))])
    for name in ["NSArray", "NSSet", "NSDictionary"] {
      Self.rejects(.missingField, name, [("NS.count", .integer(0))])
    }
  }

  @Test("29: values of another type under known keys")
  func types() {
    Self.rejects(.wrongType, "NSDate", [("NS.time", .uid(3))])
    Self.rejects(.wrongType, "NSMutableString", [("NS.string", .integer(1))])
    Self.rejects(.wrongType, "NSMutableData", [("NS.data", .string("a"))])
    Self.rejects(.wrongType, "NSURL", [("NS.relative", .uid(3))], .integer(4))
    Self.rejects(.wrongType, "NSURL", [("NS.relative", .uid(3)), ("NS.base", .integer(1))])
    Self.rejects(.wrongType, "NSError", [("NSDomain", .uid(3)), ("NSCode", .uid(3))])
    Self.rejects(.wrongType, "NSTimeZone", [("NS.name", .uid(3)), ("NS.data", .uid(3))])
    Self.rejects(.badText, "NSString", [("NS.bytes", .data([0xFF]))])
  }

  @Test("29: required fields that are missing")
  func missing() {
    for name in [
      "NSDate", "NSMutableString", "NSMutableData", "NSUUID", "NSURL", "NSLocale", "NSTimeZone",
      "NSCalendar", "NSError", "NSRegularExpression", "NSMeasurement", "NSIndexSet", "NSIndexPath",
      "NSAttributedString", "NSDecimalNumber", "NSCountedSet", "NSValue", "NSAffineTransform",
      "NSNumber", "NSUnitLength",
    ] {
      let archive = TestArchive.one(name, []).with { archive in
        guard name == "NSUnitLength", case .array(var objects) = archive.objects else { return }
        objects[2] = .dictionary([
          PropertyListEntry("$classname", .string(name)),
          PropertyListEntry("$classes", .array([.string(name), .string("NSUnit")])),
        ])
        archive.objects = .array(objects)
      }
      expectRejection(.missingField, .value, archive.bytes(), "\(name)")
    }
    let named: [(String, PropertyListValue)] = [("NS.name", .uid(3))]
    Self.rejects(.missingField, "NSNotification", named)
  }

  @Test("30: an index set whose ranges are not as many, overlap, or end beyond any index")
  func indexSets() {
    let one: (UInt64, [UInt8]) -> [(String, PropertyListValue)] = {
      [("NSRangeCount", .integer(Int128($0))), ("NSRangeData", .data($1))]
    }
    Self.rejects(.lengthsDisagree, "NSIndexSet", one(UInt64(Int64.max), [1, 2]))
    Self.rejects(.lengthsDisagree, "NSIndexSet", one(2, [1, 2]))
    Self.rejects(.lengthsDisagree, "NSIndexSet", one(1, [1]))
    Self.rejects(.lengthsDisagree, "NSIndexSet", one(1, [1, 0x82]))
    Self.rejects(.lengthsDisagree, "NSIndexSet", one(1, [1, 0]))
    Self.rejects(.lengthsDisagree, "NSIndexSet", one(2, [5, 2, 6, 2]))
    let most: [UInt8] = Array(repeating: 0xFF, count: 8) + [0x7F]
    Self.rejects(.lengthsDisagree, "NSIndexSet", one(1, most + most))
    Self.rejects(
      .lengthsDisagree, "NSIndexSet", one(1, Array(repeating: 0xFF, count: 10) + [1, 1]))
    Self.rejects(.lengthsDisagree, "NSIndexSet", [("NSRangeCount", .integer(-1))])
    Self.rejects(
      .lengthsDisagree, "NSIndexSet",
      [("NSRangeCount", .integer(1)), ("NSLocation", .integer(-5)), ("NSLength", .integer(1))])
  }

  @Test("30: other lengths that disagree")
  func lengths() {
    Self.rejects(
      .lengthsDisagree, "NSUUID", [("NS.uuidbytes", .data(Array(repeating: 1, count: 11)))])
    Self.rejects(
      .lengthsDisagree, "NSIndexPath",
      [("NSIndexPathLength", .integer(3)), ("NSIndexPathData", .data([1, 2]))])
    Self.rejects(.lengthsDisagree, "NSIndexPath", [("NSIndexPathLength", .integer(2))])
    Self.rejects(.lengthsDisagree, "NSCountedSet", [("NS.count", .integer(1 << 40))])
    Self.rejects(
      .lengthsDisagree, "NSCountedSet",
      [("NS.count", .integer(1)), ("NS.object0", .uid(3)), ("NS.count0", .integer(0))])
    let mantissa: (Int, Int128) -> [(String, PropertyListValue)] = {
      [
        ("NS.exponent", .integer(0)), ("NS.length", .integer($1)),
        ("NS.mantissa", .data(Array(repeating: 0, count: $0))),
      ]
    }
    Self.rejects(.lengthsDisagree, "NSDecimalNumber", mantissa(15, 1))
    Self.rejects(.lengthsDisagree, "NSDecimalNumber", mantissa(16, -1))
    Self.rejects(.lengthsDisagree, "NSDecimalNumber", mantissa(16, 9))
    let runs: ([UInt8]) -> [(String, PropertyListValue)] = {
      [("NSString", .uid(3)), ("NSAttributes", .uid(1)), ("NSAttributeInfo", .data($0))]
    }
    Self.rejects(.wrongType, "NSAttributedString", runs([1, 0]))
    Self.rejects(.lengthsDisagree, "NSAffineTransform", [("NSTransformStruct", .data([1]))])
    Self.rejects(
      .lengthsDisagree, "_NSKeyedCoderOldStyleArray",
      [
        ("NS.count", .integer(0x2000_0000)), ("NS.size", .integer(8)), ("NS.type", .integer(100)),
      ])
  }

  @Test("30: attributed strings whose runs are longer or shorter than the text")
  func runs() {
    for info: [UInt8] in [[2, 0], [1, 1], [1], [], [1, 0, 0x80]] {
      let archive = TestArchive.one(
        "NSAttributedString",
        [("NSString", .uid(3)), ("NSAttributes", .uid(4)), ("NSAttributeInfo", .data(info))],
        .string("x"), .object(5, [("NS.objects", .uids(6))]), .classRecord("NSArray"),
        .object(7, [("NS.keys", .uids()), ("NS.objects", .uids())]), .classRecord("NSDictionary"))
      expectRejection(.lengthsDisagree, .value, archive.bytes(), "\(info)")
    }
  }

  @Test("30: values out of any range")
  func values() {
    Self.rejects(.invalidValue, "NSValue", [("NS.special", .integer(0))])
    Self.rejects(.invalidValue, "NSValue", [("NS.special", .integer(1)), ("NS.pointval", .uid(3))])
    Self.rejects(.invalidValue, "NSValue", [("$0", .uid(3)), ("$1", .integer(5))], .string("?"))
    Self.rejects(.invalidValue, "NSValue", [("$0", .uid(3)), ("$1", .uid(0))], .string("[0i]"))
    Self.rejects(.lengthsDisagree, "NSValue", [("$0", .uid(3)), ("$1", .uid(3))], .string("[3i]"))
    Self.rejects(
      .invalidValue, "NSCalendar",
      [("NS.identifier", .uid(3)), ("NS.firstwkdy", .integer(-99_999_999_999))])
    Self.rejects(
      .lengthsDisagree, "NSValue",
      [
        ("NS.special", .integer(4)), ("NS.rangeval.location", .integer(Int128(UInt64.max))),
        ("NS.rangeval.length", .integer(1)),
      ])
  }

  @Test("31: objects that hold themselves, as element, key, member or base")
  func cycles() {
    Self.rejects(.objectCycle, "NSArray", [("NS.objects", .uids(1))])
    Self.rejects(.objectCycle, "NSSet", [("NS.objects", .uids(1))])
    Self.rejects(.objectCycle, "NSDictionary", [("NS.keys", .uids(1)), ("NS.objects", .uids(3))])
    Self.rejects(.objectCycle, "NSDictionary", [("NS.keys", .uids(3)), ("NS.objects", .uids(1))])
    Self.rejects(.objectCycle, "NSURL", [("NS.relative", .uid(3)), ("NS.base", .uid(1))])
    let round = TestArchive(
      .object(3, [("NS.objects", .uids(2))]), .object(3, [("NS.objects", .uids(1))]),
      .classRecord("NSArray"))
    expectRejection(.objectCycle, .value, round.bytes())
  }

  @Test("32: content outside the archive, and archives inside data, are never resolved")
  func unresolved() throws {
    Self.rejects(.unresolvableContent, "_NSDataFileBackedFuture", [("length", .integer(1 << 40))])
    Self.rejects(.unresolvableContent, "NSSharedKeyDictionary", [])
    Self.rejects(
      .unresolvableContent, "NSURL",
      [("NS.relative", .uid(3)), ("NS.minimalBookmarkData", .data([0x62, 0x6F, 0x6F, 0x6B]))])
    // An archive inside data stays data.
    let inner = TestArchive.memo().bytes()
    let outer = TestArchive.one("NSMutableData", [("NS.data", .data(inner))])
    let graph = try ArchiveGraph(outer.bytes())
    #expect(try graph.value(of: 1) == .data(inner))
  }
}
