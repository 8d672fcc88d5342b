import KeyedArchive

/// The root dictionary of an archive, each part of which can be made wrong.
struct ArchiveParts {
  var archiver: PropertyListValue? = .string("NSKeyedArchiver")
  var version: PropertyListValue? = .integer(Int128(ArchiveDocument.version))
  var top: PropertyListValue?
  /// `$objects`, unless `objectsInstead` says otherwise.
  var objects: [PropertyListValue]
  var objectsInstead: PropertyListValue?
  var lacksObjects = false
  var extras: [PropertyListEntry] = []

  init(_ document: ArchiveDocument) {
    archiver = .string(document.archiver)
    top = .dictionary(document.top)
    objects = document.objects.map(Self.value)
    extras = document.extras
  }

  /// The property list of the archive.
  var root: PropertyListValue {
    let parts = [
      ("$version", version), ("$archiver", archiver), ("$top", top),
      ("$objects", lacksObjects ? nil : objectsInstead ?? .array(objects)),
    ]
    return .dictionary(
      parts.compactMap { key, value in value.map { PropertyListEntry(key, $0) } } + extras)
  }

  /// Puts objects behind the others and makes the first of them the root; `make` is given the
  /// number of that one.
  mutating func addRoot(_ make: (UInt32) -> [PropertyListValue]) {
    let first = UInt32(objects.count)
    objects += make(first)
    top = .dictionary([PropertyListEntry("root", .uid(first))])
  }

  /// An object as it is in `$objects`.
  static func object(
    _ classIdentifier: UInt32, _ fields: [PropertyListEntry]
  ) -> PropertyListValue {
    .dictionary(fields + [PropertyListEntry("$class", .uid(classIdentifier))])
  }

  static func classRecord(_ name: String, _ above: [String] = []) -> PropertyListValue {
    value(.classRecord(ArchiveClassRecord(name: name, hierarchy: [name] + above + ["NSObject"])))
  }

  private static func value(_ object: ArchiveDocument.Object) -> PropertyListValue {
    switch object {
    case .null: return .string("$null")
    case .plain(let value): return value
    case .instance(let classIdentifier, let fields): return Self.object(classIdentifier, fields)
    case .classRecord(let record):
      var entries = [
        PropertyListEntry("$classname", .string(record.name)),
        PropertyListEntry("$classes", .array(record.hierarchy.map { .string($0) })),
      ]
      if !record.hints.isEmpty {
        entries.append(PropertyListEntry("$classhints", .array(record.hints.map { .string($0) })))
      }
      return .dictionary(entries)
    }
  }
}
