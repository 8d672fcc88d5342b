import KeyedArchive

/// A keyed archive put together by hand; object 1 is the root, and any part can be made wrong.
///
///     TestArchive(.object(2, ["NS.objects": .uids(3)]), .classRecord("NSArray"), .string("a"))
struct TestArchive {
  var archiver: PropertyListValue? = .string("NSKeyedArchiver")
  var version: PropertyListValue? = .integer(100_000)
  var top: PropertyListValue? = .dictionary([PropertyListEntry("root", .uid(1))])
  var objects: PropertyListValue?

  /// `$null`, then these.
  init(_ objects: PropertyListValue...) {
    self.objects = .array([.string("$null")] + objects)
  }

  init(objects: [PropertyListValue]) {
    self.objects = .array([.string("$null")] + objects)
  }

  func with(_ change: (inout TestArchive) -> Void) -> TestArchive {
    var copy = self
    change(&copy)
    return copy
  }

  /// The root dictionary.
  var propertyList: PropertyListValue {
    let entries = [
      ("$version", version), ("$archiver", archiver), ("$top", top), ("$objects", objects),
    ]
    return .dictionary(
      entries.compactMap { key, value in value.map { PropertyListEntry(key, $0) } })
  }

  func bytes() -> [UInt8] {
    BinaryList(propertyList).bytes()
  }

  /// A memo with these fields; its class is object 3, its text object 2.
  static func memo(
    schema: PropertyListValue? = .integer(1), text: PropertyListValue = .string("draft"),
    className: String = "Memo", more: [PropertyListEntry] = []
  ) -> TestArchive {
    var fields = [PropertyListEntry("text", .uid(2))]
    if let schema { fields.append(PropertyListEntry("schema", schema)) }
    return TestArchive(
      .dictionary(fields + more + [PropertyListEntry("$class", .uid(3))]), text,
      .classRecord(className))
  }

  /// One object of a class with fields in any order; object 2 is its class, the others follow.
  static func one(
    _ className: String, _ fields: [(String, PropertyListValue)], _ others: PropertyListValue...
  ) -> TestArchive {
    let entries = fields.map { PropertyListEntry($0.0, $0.1) }
    return TestArchive(
      objects: [
        .dictionary(entries + [PropertyListEntry("$class", .uid(2))]), .classRecord(className),
      ] + others)
  }
}

extension PropertyListValue {
  /// An array of references.
  static func uids(_ ids: UInt32...) -> PropertyListValue { .array(ids.map { .uid($0) }) }

  /// An object of the class that object `classID` records.
  static func object(
    _ classID: UInt32, _ fields: [(String, PropertyListValue)] = []
  ) -> PropertyListValue {
    .dictionary(
      fields.map { PropertyListEntry($0.0, $0.1) } + [PropertyListEntry("$class", .uid(classID))])
  }

  static func classRecord(_ name: String, hints: [String] = []) -> PropertyListValue {
    var entries = [
      PropertyListEntry("$classname", .string(name)),
      PropertyListEntry("$classes", .array([.string(name), .string("NSObject")])),
    ]
    if !hints.isEmpty {
      entries.append(PropertyListEntry("$classhints", .array(hints.map { .string($0) })))
    }
    return .dictionary(entries)
  }
}
