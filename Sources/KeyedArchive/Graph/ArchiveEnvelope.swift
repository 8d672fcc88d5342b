/// The root dictionary of an archive: who wrote it, in what version, and where everything is.
struct ArchiveEnvelope {
  let archiver: PropertyListNode
  let top: PropertyListNode
  let objects: PropertyListNode

  init(_ table: PropertyListTable, policy: ArchivePolicy) throws(ArchiveError) {
    let root = table.nodes[table.root]
    guard root.kind == .dictionary else {
      throw ArchiveError(
        .notAnArchive, offset: table.offset(of: table.root),
        detail: .expectation(
          expected: "a dictionary as root", found: table.describe(table.root)))
    }
    archiver = try Self.entry("$archiver", of: root, table, wanted: "a string") { $0.isString }
    let version = try Self.entry("$version", of: root, table, wanted: "an integer") {
      $0 == .integer
    }
    top = try Self.entry("$top", of: root, table, wanted: "a dictionary") { $0 == .dictionary }
    objects = try Self.entry("$objects", of: root, table, wanted: "an array") { $0 == .array }
    guard table.int(version) == ArchiveDocument.version else {
      throw ArchiveError(
        .unsupportedArchiveVersion, path: ArchivePath([.field("$version")]),
        detail: .expectation(
          expected: "\(ArchiveDocument.version)",
          found: table.integer(version).map { "\($0)" } ?? "another"))
    }
    if let allowed = policy.archivers, !allowed.contains(where: { table.isText(archiver, $0) }) {
      throw ArchiveError(
        .archiverNotAllowed, path: ArchivePath([.field("$archiver")]),
        detail: .expectation(
          expected: allowed.joined(separator: " or "),
          found: ArchiveText.quoted(table.string(archiver) ?? "")))
    }
    try Self.checkNull(objects, table)
  }

  private static func entry(
    _ key: StaticString, of root: PropertyListNode, _ table: PropertyListTable, wanted: String,
    _ isWanted: (PropertyListNode.Kind) -> Bool
  ) throws(ArchiveError) -> PropertyListNode {
    for index in 0..<Int(root.count)
    where table.isText(table.nodes[table.child(index, of: root)], key) {
      let value = table.value(index, of: root)
      guard isWanted(table.nodes[value].kind) else {
        throw ArchiveError(
          .notAnArchive, offset: table.offset(of: value), path: ArchivePath([.field("\(key)")]),
          detail: .expectation(expected: wanted, found: table.describe(value)))
      }
      return table.nodes[value]
    }
    throw ArchiveError(
      .notAnArchive, offset: table.offset(of: table.root), path: ArchivePath([.field("\(key)")]),
      detail: .expectation(expected: wanted, found: "nothing"))
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
