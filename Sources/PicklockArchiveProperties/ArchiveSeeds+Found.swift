import KeyedArchive

extension ArchiveSeeds {
  /// What fuzzing has found, and what is broken in the same way: values that a reader once took and
  /// no writer could write, or wrote as another value.
  static func found() throws(ArchiveError) -> [Seed] {
    [
      Seed(name: "crash-unit-specifier", bytes: try ArchiveEncoder().encode(specifiedMeasurement)),
      try document(
        "crash-c-array-of-text",
        instance(2, [("$0", .uid(3)), ("$1", .uid(4))]), record("NSValue"),
        .plain(.string("[1i]")),
        instance(
          5,
          [
            ("NS.count", .integer(1)), ("NS.size", .integer(4)), ("NS.type", .integer(105)),
            ("$0", .uid(3)),
          ]), record("_NSKeyedCoderOldStyleArray")),
      try document(
        "crash-transform-not-finite",
        instance(
          2,
          [("NSTransformStruct", .data([0x7F, 0xC0] + [UInt8](repeating: 0, count: 22)))]),
        record("NSAffineTransform")),
      try document(
        "crash-null-rectangle",
        instance(2, [("NS.special", .integer(3)), ("NS.rectval", .uid(3))]), record("NSValue"),
        .plain(.string("{{inf, inf}, {0, 0}}"))),
      try document(
        "crash-endless-date", instance(2, [("NS.time", .real(.infinity))]), record("NSDate")),
      Seed(
        name: "crash-reciprocal-unit",
        bytes: try ArchiveEncoder().encode(
          .unit(
            ArchiveUnit(className: "NSUnitFuelEfficiency", symbol: "mpg", reciprocal: 235.215)))),
      try document(
        "crash-index-of-64-bits",
        instance(
          2,
          [
            ("NSIndexPathLength", .integer(1)),
            ("NSIndexPathData", .data([UInt8](repeating: 0x80, count: 9) + [1])),
          ]), record("NSIndexPath")),
      try document(
        "crash-options-of-64-bits",
        instance(2, [("NSPattern", .uid(3)), ("NSOptions", .integer(-1))]),
        record("NSRegularExpression"), .plain(.string("a"))),
      try document(
        "crash-run-of-no-length",
        instance(
          2,
          [
            ("NSString", .uid(3)), ("NSAttributes", .uid(4)), ("NSAttributeInfo", .data([0, 0])),
          ]), record("NSAttributedString"), .plain(.string("")),
        instance(5, [("NS.objects", .array([.uid(6)]))]), record("NSArray"),
        instance(7, [("NS.keys", .array([])), ("NS.objects", .array([]))]), record("NSDictionary")),
      try document(
        "crash-key-twice-unescaped", instance(2, [("$0", .bool(true)), ("$$0", .bool(false))]),
        record("App.Odd")),
    ]
  }

  private static func document(
    _ name: String, _ objects: ArchiveDocument.Object...
  ) throws(ArchiveError) -> Seed {
    let document = ArchiveDocument(
      top: [PropertyListEntry("root", .uid(1))], objects: [.null] + objects)
    return Seed(name: name, bytes: try document.encoded())
  }

  private static func instance(
    _ classIdentifier: UInt32, _ fields: [(String, PropertyListValue)]
  ) -> ArchiveDocument.Object {
    .instance(
      classIdentifier: classIdentifier, fields: fields.map { PropertyListEntry($0.0, $0.1) })
  }
}
