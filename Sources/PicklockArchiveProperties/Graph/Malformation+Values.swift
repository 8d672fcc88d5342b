import KeyedArchive

extension Malformation {
  /// Kinds 20 and 24 to 32: damage to the object that is the root, all else whole.
  static let values: [Malformation] = containers + fields + lengths + cycles

  private typealias Fields = [(String, PropertyListValue)]

  private static let containers: [Malformation] = [
    one(
      27, "a class without a layout", [.classNotAllowed], "App.Unknown",
      [[], [("NS.objects", refs(1))]]),
    one(
      28, "keys and objects that are not as many", [.containerShape, .missingField],
      "NSDictionary",
      [
        [("NS.keys", refs(1)), ("NS.objects", refs())],
        [("NS.keys", refs()), ("NS.objects", refs(1))], [("NS.keys", refs(1))],
        [("NS.key.0", ref(1))],
      ]),
    one(
      28, "numbered elements with a gap, or in both forms", [.containerShape], "NSArray",
      [
        [("NS.object.1", ref(1))], [("NS.object.0", ref(1)), ("NS.object.2", ref(1))],
        [("NS.object.00", ref(1))], [("NS.objects", refs(1)), ("NS.object.0", ref(1))],
      ]),
    one(
      28, "elements that are no references", [.containerShape], "NSSet",
      [[("NS.objects", .array([.string("a")]))], [("NS.objects", .string("abc"))]]),
    one(
      28, "nil as an element", [.nullElement], "NSMutableArray",
      [[("NS.objects", .array([.uid(0)]))], [("NS.object.0", .uid(0))]]),
    one(
      28, "a key or a member twice", [.duplicateKey], "NSDictionary",
      [[("NS.keys", refs(1, 1)), ("NS.objects", refs(1, 1))]]),
  ]

  private static let fields: [Malformation] =
    [
      one(
        29, "a time of another type", [.wrongType], "NSDate",
        [[("NS.time", .string("now"))], [("NS.time", .data([]))]]),
      one(
        29, "a text of another type", [.wrongType], "NSMutableString",
        [[("NS.string", .integer(1))], [("NS.string", .data([]))]]),
      one(29, "data of another type", [.wrongType], "NSMutableData", [[("NS.data", .string("a"))]]),
      one(
        29, "a base of another type", [.wrongType], "NSURL",
        [[("NS.relative", ref(1)), ("NS.base", .integer(1))]]),
    ]
    + [
      "NSDate", "NSMutableString", "NSMutableData", "NSUUID", "NSURL", "NSLocale", "NSTimeZone",
      "NSCalendar", "NSError", "NSRegularExpression", "NSMeasurement", "NSIndexSet", "NSIndexPath",
      "NSAttributedString", "NSDecimalNumber", "NSCountedSet", "NSValue", "NSAffineTransform",
    ].map { one(29, "a required field of \($0) missing", [.missingField], $0, [[]]) }

  private static let lengths: [Malformation] = [
    one(
      30, "ranges that are not as many, or that overlap", [.lengthsDisagree], "NSIndexSet",
      [
        [("NSRangeCount", .integer(2)), ("NSRangeData", .data([1, 2]))],
        [("NSRangeCount", .integer(1)), ("NSRangeData", .data([1]))],
        [("NSRangeCount", .integer(1)), ("NSRangeData", .data([1, 0x82]))],
        [("NSRangeCount", .integer(2)), ("NSRangeData", .data([5, 2, 6, 2]))],
        [("NSRangeCount", .integer(Int128(Int64.max))), ("NSRangeData", .data([1, 2]))],
        [("NSRangeCount", .integer(-1))],
      ]),
    one(
      30, "a UUID that is not 16 bytes long", [.lengthsDisagree], "NSUUID",
      [15, 17, 0].map { [("NS.uuidbytes", .data([UInt8](repeating: 1, count: $0)))] }),
    one(
      30, "an index path longer or shorter than it says", [.lengthsDisagree], "NSIndexPath",
      [
        [("NSIndexPathLength", .integer(3)), ("NSIndexPathData", .data([1, 2]))],
        [("NSIndexPathLength", .integer(2))],
      ]),
    one(
      30, "a counted set of more members than there are", [.lengthsDisagree], "NSCountedSet",
      [[("NS.count", .integer(1 << 40))]]),
    one(
      30, "a range that ends beyond any index", [.lengthsDisagree], "NSValue",
      [
        [
          ("NS.special", .integer(4)), ("NS.rangeval.location", .integer(Int128(UInt64.max))),
          ("NS.rangeval.length", .integer(1)),
        ]
      ]),
  ]

  private static let cycles: [Malformation] = [
    one(31, "an array in itself", [.objectCycle], "NSArray", [[("NS.objects", refs(0))]]),
    one(31, "a set in itself", [.objectCycle], "NSSet", [[("NS.objects", refs(0))]]),
    one(
      31, "a dictionary as its own key or value", [.objectCycle], "NSDictionary",
      [
        [("NS.keys", refs(0)), ("NS.objects", refs(1))],
        [("NS.keys", refs(1)), ("NS.objects", refs(0))],
      ]),
    one(
      31, "a URL as its own base", [.objectCycle], "NSURL",
      [[("NS.relative", ref(1)), ("NS.base", ref(0))]]),
    one(
      32, "data that stand in another file", [.unresolvableContent], "_NSDataFileBackedFuture",
      [[("length", .integer(1 << 40))]]),
    one(
      32, "a bookmark", [.unresolvableContent], "NSURL",
      [[("NS.relative", ref(1)), ("NS.minimalBookmarkData", .data([0x62]))]]),
  ]

  /// A root of one class with one of several sets of fields; 0 stands for the root itself and 1
  /// for a string.
  private static func one(
    _ kind: Int, _ name: String, _ codes: Set<ArchiveError.Code>, _ className: String,
    _ variants: [Fields]
  ) -> Malformation {
    let variants = variants.map { $0.map { PropertyListEntry($0.0, $0.1) } }
    return Malformation(
      kind, name, codes, reach: .root,
      .parts { parts, place in
        parts.addRoot { first in
          let fields = variants[place % variants.count].map {
            PropertyListEntry($0.key, placed($0.value, first))
          }
          return [
            ArchiveParts.object(first + 2, fields), .string("x"),
            ArchiveParts.classRecord(className),
          ]
        }
      })
  }

  private static func ref(_ object: UInt32) -> PropertyListValue { .uid(relative + object) }

  private static func refs(_ objects: UInt32...) -> PropertyListValue {
    .array(objects.map { ref($0) })
  }

  /// UIDs from here on count from the root.
  private static let relative: UInt32 = 1 << 30

  private static func placed(_ value: PropertyListValue, _ first: UInt32) -> PropertyListValue {
    if case .uid(let id) = value, id >= relative { return .uid(first + id - relative) }
    if case .array(let parts) = value { return .array(parts.map { placed($0, first) }) }
    return value
  }
}
