/// The root dictionary of an archive: who wrote it, in what version, and where everything is.
struct ArchiveEnvelope {
  let archiver: PropertyListNode
  let top: PropertyListNode
  let objects: PropertyListNode

  /// The entries of the root, checked.
  static func read(
    _ table: PropertyListTable, policy: ArchivePolicy
  ) throws(ArchiveError) -> ArchiveEnvelope {
    let root = table.nodes[table.root]
    guard root.kind == .dictionary else {
      throw ArchiveError(
        .notAnArchive, offset: table.offset(of: table.root),
        detail: .expectation(
          expected: "a dictionary as root", found: table.describe(table.root)))
    }
    let places = places(of: root, table)
    let archiver = try entry(places.archiver, table, "$archiver", "a string") { $0.isString }
    let version = try entry(places.version, table, "$version", "an integer") { $0 == .integer }
    let top = try entry(places.top, table, "$top", "a dictionary") { $0 == .dictionary }
    let objects = try entry(places.objects, table, "$objects", "an array") { $0 == .array }
    guard table.int(version) == ArchiveDocument.version else { throw unsupported(version, table) }
    if let allowed = policy.archivers, !allowed.contains(where: { table.isText(archiver, $0) }) {
      throw ArchiveError(
        .archiverNotAllowed, path: ArchivePath([.field("$archiver")]),
        detail: .expectation(
          expected: allowed.joined(separator: " or "),
          found: ArchiveText.quoted(table.string(archiver) ?? "")))
    }
    try checkNull(objects, table)
    return ArchiveEnvelope(archiver: archiver, top: top, objects: objects)
  }

  /// The nodes of the values that the root has under the format's own keys; -1 for none.
  private struct Places {
    var archiver = -1
    var version = -1
    var top = -1
    var objects = -1
  }

  private static func places(of root: PropertyListNode, _ table: PropertyListTable) -> Places {
    var places = Places()
    for index in 0..<Int(root.count) {
      let key = table.nodes[table.child(index, of: root)]
      let value = table.value(index, of: root)
      if table.isText(key, "$objects") {
        places.objects = value
      } else if table.isText(key, "$top") {
        places.top = value
      } else if table.isText(key, "$archiver") {
        places.archiver = value
      } else if table.isText(key, "$version") {
        places.version = value
      }
    }
    return places
  }

  @inline(__always)
  private static func entry(
    _ place: Int, _ table: PropertyListTable, _ key: StaticString, _ wanted: StaticString,
    _ isWanted: (PropertyListNode.Kind) -> Bool
  ) throws(ArchiveError) -> PropertyListNode {
    guard place >= 0, isWanted(table.nodes[place].kind) else {
      throw ArchiveError(
        .notAnArchive, offset: table.offset(of: place >= 0 ? place : table.root),
        path: ArchivePath([.field("\(key)")]),
        detail: .expectation(
          expected: "\(wanted)", found: place >= 0 ? table.describe(place) : "nothing"))
    }
    return table.nodes[place]
  }

  private static func unsupported(
    _ version: PropertyListNode, _ table: PropertyListTable
  ) -> ArchiveError {
    ArchiveError(
      .unsupportedArchiveVersion, path: ArchivePath([.field("$version")]),
      detail: .expectation(
        expected: "\(ArchiveDocument.version)",
        found: table.integer(version).map { "\($0)" } ?? "another"))
  }

  /// Object 0 is `$null`, so that a reference of 0 is nil.
  private static func checkNull(
    _ objects: PropertyListNode, _ table: PropertyListTable
  ) throws(ArchiveError) {
    guard objects.count > 0 else {
      throw ArchiveError(
        .nullObject, path: ArchivePath([.field("$objects")]),
        detail: .expectation(expected: "$null as the first object", found: "no objects"))
    }
    let first = table.child(0, of: objects)
    guard table.isText(table.nodes[first], "$null") else {
      throw ArchiveError(
        .nullObject, offset: table.offset(of: first), path: ArchivePath([.object(0)]),
        detail: .expectation(
          expected: "$null as the first object", found: table.describe(first)))
    }
  }
}
