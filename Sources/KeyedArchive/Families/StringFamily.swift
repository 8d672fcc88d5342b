/// Text that is an object with a class: mutable strings, and text that has been nil.
enum StringFamily: ArchiveFamily {
  static let classNames = ["NSString", "NSMutableString"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    if let value = reader.find("NS.string") {
      guard let text = reader.table.string(reader.table.nodes[value]) else {
        throw reader.wrongType("NS.string", value, expected: "a string")
      }
      return ArchiveLayout(.value(.string(text)))
    }
    guard let value = reader.find("NS.bytes") else {
      throw reader.missing("NS.string", expected: "a string")
    }
    guard let bytes = reader.table.data(reader.table.nodes[value]) else {
      throw reader.wrongType("NS.bytes", value, expected: "UTF-8 text as data")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw reader.error(
        .badText, "NS.bytes", at: value, .expectation(expected: "UTF-8 text", found: "other bytes"))
    }
    return ArchiveLayout(.value(.string(text)))
  }
}

extension ArchiveKindSet {
  /// Strings.
  public static let string = ArchiveKindSet(.string)
}
