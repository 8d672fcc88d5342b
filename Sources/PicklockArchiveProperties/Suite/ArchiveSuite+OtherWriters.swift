import KeyedArchive

extension ArchiveSuite {
  /// Archives as other writers make them, and one name for the class of each.
  static func otherForms() -> [Entry] {
    let narrow = BinaryForm.Widths()
    let wide = BinaryForm.Widths(offset: 4, reference: 2, integer: 2)
    return (numbered + mutable + orders + short).flatMap { name, value, objects in
      [(narrow, "unshared"), (wide, "wide")].map { widths, widthName in
        var parts = ArchiveParts(ArchiveDocument(top: [entry("root", 1)]))
        parts.objects += objects
        return Entry(
          name: "read-writer-\(name)-\(widthName)",
          bytes: BinaryForm(parts.root, widths).bytes(), verdict: .read(value), layer: .archive)
      }
    }
  }

  /// A name, the value, and the objects from 1 on.
  private typealias Form = (String, ArchiveValue, [PropertyListValue])

  private static let text = PropertyListValue.string("a")

  private static let numbered: [Form] = [
    (
      "numbered-array", .array([.string("a"), .string("b")]),
      [
        ArchiveParts.object(4, [entry("NS.object.0", 2), entry("NS.object.1", 3)]), text,
        .string("b"), ArchiveParts.classRecord("NSArray"),
      ]
    ),
    (
      "numbered-dictionary", .dictionary([ArchivePair(.string("a"), .string("b"))]),
      [
        ArchiveParts.object(4, [entry("NS.key.0", 2), entry("NS.object.0", 3)]), text,
        .string("b"), ArchiveParts.classRecord("NSDictionary"),
      ]
    ),
  ]

  private static let mutable: [Form] = [
    (
      "mutable-string", .string("a"),
      [
        ArchiveParts.object(2, [PropertyListEntry("NS.string", text)]),
        ArchiveParts.classRecord("NSMutableString", ["NSString"]),
      ]
    ),
    (
      "mutable-data", .data([1, 2]),
      [
        ArchiveParts.object(2, [PropertyListEntry("NS.data", .data([1, 2]))]),
        ArchiveParts.classRecord("NSMutableData", ["NSData"]),
      ]
    ),
    (
      "mutable-array", .array([.string("a")]),
      [
        ArchiveParts.object(3, [list("NS.objects", 2)]), text,
        ArchiveParts.classRecord("NSMutableArray", ["NSArray"]),
      ]
    ),
    (
      "mutable-set", .set([.string("a")]),
      [
        ArchiveParts.object(3, [list("NS.objects", 2)]), text,
        ArchiveParts.classRecord("NSMutableSet", ["NSSet"]),
      ]
    ),
    (
      "mutable-dictionary", .dictionary([ArchivePair(.string("a"), .string("a"))]),
      [
        ArchiveParts.object(3, [list("NS.keys", 2), list("NS.objects", 2)]), text,
        ArchiveParts.classRecord("NSMutableDictionary", ["NSDictionary"]),
      ]
    ),
  ]

  private static let orders: [Form] = [
    (
      "class-first", .array([.string("a")]),
      [
        .dictionary([entry("$class", 3), list("NS.objects", 2)]), text,
        ArchiveParts.classRecord("NSArray"),
      ]
    ),
    (
      "class-before-element", .array([.string("a")]),
      [
        ArchiveParts.object(2, [list("NS.objects", 3)]), ArchiveParts.classRecord("NSArray"), text,
      ]
    ),
    ("unreferenced-objects", .string("a"), [text, .integer(7), .string("unused")]),
  ]

  /// What Foundation on Linux writes after `setClassName`, Xcode's scene files hold, and an empty
  /// container comes to in the numbered form.
  private static let short: [Form] = [
    (
      "class-name-alone", .array([.string("a")]),
      [
        ArchiveParts.object(3, [list("NS.objects", 2)]), text,
        .dictionary([PropertyListEntry("$classname", .string("NSArray"))]),
      ]
    ),
    (
      "class-with-hints", .array([.string("a")]),
      [
        ArchiveParts.object(3, [list("NS.objects", 2)]), text,
        .dictionary([
          PropertyListEntry("$classname", .string("NSArray")),
          PropertyListEntry("$classes", .array([.string("NSArray"), .string("NSObject")])),
          PropertyListEntry("$classhints", .array([.string("OC_BuiltinPythonArray")])),
        ]),
      ]
    ),
    (
      "numbered-array-empty", .array([]),
      [ArchiveParts.object(2, []), ArchiveParts.classRecord("NSArray")]
    ),
    (
      "numbered-dictionary-empty", .dictionary([]),
      [ArchiveParts.object(2, []), ArchiveParts.classRecord("NSDictionary")]
    ),
  ]

  private static func entry(_ key: String, _ id: UInt32) -> PropertyListEntry {
    PropertyListEntry(key, .uid(id))
  }

  private static func list(_ key: String, _ id: UInt32) -> PropertyListEntry {
    PropertyListEntry(key, .array([.uid(id)]))
  }
}
