import KeyedArchive

extension ArchiveSeeds {
  /// Objects of built-in classes that break their layout in one way each, or keep it in a rare one.
  ///
  /// As many to an archive as `ArchiveSubject` reads: each is refused, or read, by itself.
  static func wrongObjects() throws(ArchiveError) -> [Seed] {
    let objects = values() + containers() + numbers() + texts()
    var seeds: [Seed] = []
    for start in stride(from: 0, to: objects.count, by: ArchiveSubject.rootCount) {
      let part = Array(objects[start..<min(objects.count, start + ArchiveSubject.rootCount)])
      let number = String(seeds.count)
      let name = "wrong-objects-" + (number.count == 1 ? "0" : "") + number
      seeds.append(Seed(name: name, bytes: try archive(of: part)))
    }
    return seeds
  }

  private typealias Wrong = (className: String, fields: [(String, PropertyListValue)])

  /// What object 1 of each archive is: a string, for fields that need a reference to one.
  private static let text: PropertyListValue = .uid(1)

  private static func archive(of wrong: [Wrong]) throws(ArchiveError) -> [UInt8] {
    var objects: [ArchiveDocument.Object] = [.null, .plain(.string("text"))]
    var top: [PropertyListEntry] = []
    for (index, object) in wrong.enumerated() {
      let identifier = UInt32(objects.count)
      top.append(PropertyListEntry("object \(index)", .uid(identifier)))
      objects.append(
        .instance(
          classIdentifier: identifier + 1,
          fields: object.fields.map { PropertyListEntry($0.0, $0.1) }))
      objects.append(
        .classRecord(
          ArchiveClassRecord(name: object.className, hierarchy: [object.className, "NSObject"])))
    }
    return try ArchiveDocument(top: top, objects: objects).encoded()
  }

  private static func values() -> [Wrong] {
    [
      ("NSDate", [("NS.time", .string("now"))]), ("NSDate", [("NS.time", .real(.infinity))]),
      ("NSDate", [("NS.time", .integer(3))]), ("NSDate", []),
      ("NSUUID", [("NS.uuidbytes", .data([1]))]), ("NSUUID", [("NS.uuidbytes", .bool(true))]),
      ("NSURL", [("NS.relative", .integer(1))]), ("NSURL", [("NS.base", .string("b"))]),
      ("NSNumber", [("NS.boolval", .bool(true))]), ("NSNumber", [("NS.intval", .integer(7))]),
      ("NSNumber", [("NS.dblval", .real(0.5))]), ("NSNumber", []),
      ("NSNumber", [("NS.boolval", .integer(1))]), ("NSNumber", [("NS.dblval", .string("1"))]),
      ("NSNumber", [("NS.intval", .integer(Int128(UInt64.max)))]),
      ("NSMutableData", [("NS.bytes", .data([1, 2]))]), ("NSMutableData", [("NS.data", text)]),
      ("NSMutableString", [("NS.bytes", .data([0x68, 0x69]))]),
      ("NSMutableString", [("NS.bytes", .data([0xFF]))]),
      ("NSMutableString", [("NS.bytes", .bool(true))]),
      ("NSDecimalNumberPlaceholder", decimal(("NS.length", .integer(9)))),
      ("NSDecimalNumberPlaceholder", decimal(("NS.mantissa", .data([1])))),
      ("NSDecimalNumberPlaceholder", decimal(("NS.mantissa.bo", .integer(3)))),
      ("NSDecimalNumberPlaceholder", decimal(("NS.mantissa", .uid(0)))),
      ("NSDecimalNumberPlaceholder", decimal(("NS.mantissa.bo", .integer(2)))),
      ("NSAffineTransform", [("NSTransformStruct", .data([1]))]),
      ("NSUnitLength", [("NS.symbol", text), ("NS.converter", text)]),
      ("NSTimeZone", [("NS.name", text), ("NS.data", .string("zone"))]),
      ("NSURL", [("NS.relative", text), ("NS.minimalBookmarkData", .data([1]))]),
      ("NSValue", [("NS.special", .integer(9))]),
      ("NSValue", [("NS.special", .integer(4)), ("NS.rangeval.location", .integer(-1))]),
      ("NSValue", [("NS.special", .integer(1)), ("NS.pointval", text)]),
      ("NSValue", [("NS.special", .integer(3)), ("NS.rectval", text)]),
      ("NSValue", [("$0", .string("?")), ("$1", text)]),
      ("NSValue", [("$0", .string("i")), ("$1", .uid(0))]),
      ("NSValue", [("$0", .string("[2i]")), ("$1", text)]),
      ("App.Unknown", [("field", text), ("$$class", .uid(0))]),
    ]
  }

  /// A decimal number that is whole but for one field.
  private static func decimal(_ field: (String, PropertyListValue)) -> [(String, PropertyListValue)]
  {
    let whole: [(String, PropertyListValue)] = [
      ("NS.exponent", .integer(0)), ("NS.length", .integer(1)),
      ("NS.mantissa", .data(Array(repeating: 1, count: 16))), ("NS.mantissa.bo", .integer(1)),
    ]
    return whole.map { $0.0 == field.0 ? field : $0 }
  }

  private static func containers() -> [Wrong] {
    let two: PropertyListValue = .array([.uid(1), .uid(1)])
    return [
      ("NSArray", [("NS.objects", .array([.uid(1)])), ("NS.object.0", text)]),
      ("NSArray", [("NS.objects", .string("list"))]), ("NSArray", [("NS.object.1", text)]),
      ("NSArray", [("NS.objects", .array([.uid(0)]))]),
      ("NSArray", [("NS.objects", .array([.array([])]))]), ("NSArray", []),
      ("NSSet", [("NS.objects", two)]), ("NSDictionary", [("NS.keys", two), ("NS.objects", two)]),
      ("NSDictionary", [("NS.key.0", text), ("NS.object.0", text)]),
      ("NSDictionary", [("NS.keys", two)]),
      ("NSDictionary", [("NS.keys", two), ("NS.objects", .array([.uid(1)]))]),
      ("NSCountedSet", [("NS.count", .integer(2)), ("NS.object0", text), ("NS.count0", text)]),
      ("NSCountedSet", [("NS.count", .integer(1)), ("NS.object0", text), ("NS.count0", text)]),
      (
        "NSCountedSet",
        [("NS.count", .integer(1)), ("NS.object0", text), ("NS.count0", .integer(0))]
      ),
      ("_NSKeyedCoderOldStyleArray", oldStyle(count: 3, "$0")),
      ("_NSKeyedCoderOldStyleArray", oldStyle(count: 1, "$7")),
      ("_NSKeyedCoderOldStyleArray", oldStyle(count: 1, "$x")),
    ]
  }

  private static func oldStyle(count: Int128, _ key: String) -> [(String, PropertyListValue)] {
    [
      ("NS.count", .integer(count)), ("NS.size", .integer(4)), ("NS.type", .integer(105)),
      (key, .integer(5)),
    ]
  }

  private static func numbers() -> [Wrong] {
    [
      ("NSIndexSet", [("NSRangeCount", .integer(1)), ("NSRangeData", .data([0x80]))]),
      (
        "NSIndexSet",
        [("NSRangeCount", .integer(1)), ("NSRangeData", .data(Array(repeating: 0xFF, count: 11)))]
      ),
      (
        "NSIndexSet",
        [("NSRangeCount", .integer(1)), ("NSLocation", .integer(2)), ("NSLength", .integer(3))]
      ),
      ("NSIndexSet", [("NSRangeCount", .integer(-1))]),
      ("NSIndexSet", [("NSRangeCount", .integer(2)), ("NSRangeData", .data([4, 4, 2, 2]))]),
      ("NSIndexPath", [("NSIndexPathLength", .integer(1)), ("NSIndexPathValue", .integer(5))]),
      ("NSIndexPath", [("NSIndexPathLength", .integer(3))]),
      ("NSIndexPath", [("NSIndexPathLength", .real(1))]),
    ]
  }

  private static func texts() -> [Wrong] {
    [
      ("NSAttributedString", [("NSString", text)]),
      ("NSAttributedString", [("NSString", text), ("NSAttributes", text)]),
      ("NSAttributedString", [("NSString", text), ("NSAttributeInfo", .data([4, 0]))]),
      (
        "NSAttributedString",
        [("NSString", text), ("NSAttributes", text), ("NSAttributeInfo", .data([4, 0]))]
      ),
      ("NSAttributedString", [("NSString", .bool(true))]),
      ("NSDateComponents", [("NS.day", .string("Monday"))]),
      ("NSCalendar", [("NS.identifier", text), ("NS.firstwkdy", .integer(99))]),
      ("NSError", [("NSDomain", .integer(1)), ("NSCode", .integer(1))]),
    ]
  }
}
