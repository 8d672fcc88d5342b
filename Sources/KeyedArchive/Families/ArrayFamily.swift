/// Arrays, and C arrays as unkeyed coding stores them.
enum ArrayFamily: ArchiveFamily {
  static let classNames = ["NSArray", "NSMutableArray", OldStyleArray.className]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    if className == OldStyleArray.className { return try oldStyle(reader) }
    return try listed(reader)
  }

  /// An array in one of the forms of containers.
  static func listed(_ reader: LayoutReader) throws(ArchiveError) -> ArchiveLayout {
    try reader.requireElements(orNumbered: "NS.object.")
    return ArchiveLayout(
      .array, children: try reader.elements("NS.objects", numbered: "NS.object."))
  }

  /// A C array: `$0`, `$1` and so on, all numbers of one type.
  private static func oldStyle(_ reader: LayoutReader) throws(ArchiveError) -> ArchiveLayout {
    let count = try reader.count("NS.count")
    let size = try reader.count("NS.size")
    _ = try reader.requiredInteger("NS.type")
    // Three figures and the class beside the elements.
    guard (1...16).contains(size), count == UInt64(max(0, Int(reader.node.count) - 4)) else {
      throw reader.error(
        .lengthsDisagree, "NS.count",
        .expectation(
          expected: "as many elements as fields, each of 1 to 16 bytes",
          found: "\(count) of \(size) bytes"))
    }
    var slots: [ArchiveSlot?] = [ArchiveSlot?](repeating: nil, count: Int(count))
    for index in 0..<Int(reader.node.count) {
      let name = try reader.table.wholeText(at: reader.table.child(index, of: reader.node))
      guard let number = Int(name.dropFirst()), "$\(number)" == name else { continue }
      guard slots.indices.contains(number) else {
        throw reader.misnumbered(.lengthsDisagree, name, Int(count))
      }
      let value = reader.table.value(index, of: reader.node)
      guard reader.table.uid(reader.table.nodes[value]) != 0 else {
        throw reader.error(
          .nullElement, name, at: value, .expectation(expected: "a value", found: "nil"))
      }
      slots[number] = ArchiveSlot(value)
    }
    if let gap = slots.firstIndex(of: nil) {
      throw reader.misnumbered(.lengthsDisagree, "$\(gap)", Int(count))
    }
    return ArchiveLayout(.array, children: slots)
  }
}

extension ArchiveKindSet {
  /// Arrays.
  public static let array = ArchiveKindSet(.array)
}
