import KeyedArchive

extension ArchiveSeeds {
  /// Shapes of graphs that no value has: shared objects, cycles, classes of applications.
  static func documents() throws(ArchiveError) -> [Seed] {
    try cycles() + applications() + damaged()
  }

  private static let array = record("NSArray")
  private static let dictionary = record("NSDictionary")

  /// Objects that are shared, or that hold themselves.
  private static func cycles() throws(ArchiveError) -> [Seed] {
    [
      try document(
        "graph-shared", [list([2, 2, 3], 4), .plain(.string("s")), list([2], 4), array]),
      try document("graph-cycle-array", [list([1], 2), array]),
      try document(
        "graph-cycle-key",
        [
          .instance(
            classIdentifier: 2,
            fields: [
              PropertyListEntry("NS.keys", .array([.uid(1)])),
              PropertyListEntry("NS.objects", .array([.uid(1)])),
            ]), dictionary,
        ]),
      try document(
        "graph-parent-and-child",
        [
          .instance(
            classIdentifier: 3,
            fields: [PropertyListEntry("child", .uid(2)), PropertyListEntry("parent", .uid(0))]),
          .instance(
            classIdentifier: 3,
            fields: [PropertyListEntry("child", .uid(0)), PropertyListEntry("parent", .uid(1))]),
          record("App.Node"),
        ]),
    ]
  }

  /// Classes and forms that applications and their own archivers write.
  private static func applications() throws(ArchiveError) -> [Seed] {
    [
      try document(
        "graph-numbered-elements",
        [
          .instance(
            classIdentifier: 2,
            fields: [
              PropertyListEntry("NS.object.0", .uid(3)), PropertyListEntry("NS.object.1", .uid(3)),
            ]), array, .plain(.bool(false)),
        ]),
      try document(
        "graph-swift-classes",
        [
          .instance(classIdentifier: 3, fields: [PropertyListEntry("value", .uid(2))]),
          .instance(classIdentifier: 4, fields: [PropertyListEntry("count", .integer(2))]),
          record("_TtC3App5Outer"), record("_TtCC3App5Outer5Inner"),
        ]),
      try document(
        "graph-class-hints",
        [
          .instance(classIdentifier: 2, fields: []),
          .classRecord(
            ArchiveClassRecord(
              name: "OC_BuiltinPythonList", hierarchy: ["OC_BuiltinPythonList", "NSArray"],
              hints: ["NSArray"])),
        ]),
      try document(
        "graph-escaped-keys",
        [
          .instance(
            classIdentifier: 2,
            fields: [
              PropertyListEntry("$$class", .string("mine")), PropertyListEntry("$0", .uid(3)),
            ]), record("App.Odd"), .plain(.real(1)),
        ]),
    ]
  }

  /// References that lead nowhere.
  private static func damaged() throws(ArchiveError) -> [Seed] {
    [
      try document("graph-uid-out-of-range", [list([9], 2), array]),
      try document(
        "graph-class-is-text", [list([], 2), .plain(.string("NSArray"))]),
    ]
  }

  /// Property lists that are not archives.
  static func propertyLists() throws(ArchiveError) -> [Seed] {
    let settings = PropertyListValue.dictionary([
      PropertyListEntry("Name", .string("Settings")), PropertyListEntry("Size", .real(12)),
      PropertyListEntry("Flags", .array([.bool(true), .integer(-1), .data([1, 2, 3])])),
      PropertyListEntry("When", .date(0)),
    ])
    return [
      Seed(name: "plist-binary", bytes: try settings.encoded()),
      Seed(name: "plist-xml", bytes: try settings.encoded(as: .xml)),
      Seed(name: "plist-set", bytes: try PropertyListValue.set([.integer(1)]).encoded()),
      Seed(name: "plist-null", bytes: try PropertyListValue.null.encoded()),
    ]
  }

  private static func document(
    _ name: String, _ objects: [ArchiveDocument.Object]
  ) throws(ArchiveError) -> Seed {
    let document = ArchiveDocument(
      top: [PropertyListEntry("root", .uid(1))], objects: [.null] + objects)
    return Seed(name: name, bytes: try document.encoded())
  }

  private static func list(_ elements: [UInt32], _ identifier: UInt32) -> ArchiveDocument.Object {
    .instance(
      classIdentifier: identifier,
      fields: [PropertyListEntry("NS.objects", .array(elements.map { .uid($0) }))])
  }

  static func record(_ name: String) -> ArchiveDocument.Object {
    .classRecord(ArchiveClassRecord(name: name, hierarchy: [name, "NSObject"]))
  }
}
