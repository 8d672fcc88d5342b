/// Checks one class record: its name, its superclasses, its hints.
///
/// Only the name must be there: Xcode's scene files (.sks) have records without `$classes`, and so
/// has what Foundation on Linux writes after `setClassName(_:for:)`. The table is handed on, not
/// kept: a copy would be counted.
struct ClassRecordChecker {
  /// The two limits that concern class records.
  let nameBytes: Int
  let nameCount: Int
  let id: UInt32

  /// - Parameter nameIndex: the node of the value of `$classname`.
  func check(
    _ node: PropertyListNode, _ index: Int, nameIndex: Int, _ table: PropertyListTable
  ) throws(ArchiveError) {
    try checkName(nameIndex, "$classname", table)
    for entry in 0..<Int(node.count) {
      let key = table.nodes[table.child(entry, of: node)]
      let value = table.value(entry, of: node)
      if table.isText(key, "$classes") {
        try checkNames(value, "$classes", table)
        try checkFirst(value, is: nameIndex, table)
      } else if table.isText(key, "$classhints") {
        try checkNames(value, "$classhints", table)
      } else if !table.isText(key, "$classname") {
        throw error(
          index, ArchiveText.visible(table.string(key) ?? ""),
          .reason("a class record has no such entry"), table)
      }
    }
  }

  private func error(
    _ index: Int, _ field: String, _ detail: ArchiveError.Detail, _ table: PropertyListTable
  ) -> ArchiveError {
    ArchiveError(
      .classRecord, offset: table.offset(of: index),
      path: ArchivePath([.object(id), .field(field)]), detail: detail)
  }

  private func checkName(
    _ index: Int, _ field: String, _ table: PropertyListTable
  ) throws(ArchiveError) {
    let node = table.nodes[index]
    guard node.kind.isString, node.count > 0 else {
      throw error(
        index, field,
        .expectation(expected: "the name of a class", found: table.describe(index)), table)
    }
    let byteCount = table.storedBytes(node)
    guard byteCount <= nameBytes else {
      throw error(
        index, field,
        .limit(.classNameBytes, maximum: nameBytes, found: byteCount), table)
    }
  }

  private func checkNames(
    _ index: Int, _ field: String, _ table: PropertyListTable
  ) throws(ArchiveError) {
    let node = table.nodes[index]
    guard node.kind == .array else {
      throw error(
        index, field,
        .expectation(expected: "an array of names", found: table.describe(index)), table)
    }
    guard node.count <= nameCount else {
      throw error(
        index, field,
        .limit(.classNames, maximum: nameCount, found: Int(node.count)), table)
    }
    for entry in 0..<Int(node.count) { try checkName(table.child(entry, of: node), field, table) }
  }

  /// A hierarchy that starts with another class would let one name pass for another.
  private func checkFirst(
    _ index: Int, is nameIndex: Int, _ table: PropertyListTable
  ) throws(ArchiveError) {
    let node = table.nodes[index]
    guard node.count > 0 else {
      throw error(
        index, "$classes", .expectation(expected: "the class itself first", found: "no names"),
        table)
    }
    let first = table.child(0, of: node)
    guard first == nameIndex || table.sameText(table.nodes[first], table.nodes[nameIndex]) else {
      throw error(
        index, "$classes",
        .expectation(
          expected: "the class itself first", found: table.describe(first)), table)
    }
  }
}
