/// Bytes that are an object with a class.
enum DataFamily: ArchiveFamily {
  static let classNames = ["NSData", "NSMutableData"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let key: StaticString = reader.find("NS.data") == nil ? "NS.bytes" : "NS.data"
    guard let value = reader.resolved(key) else {
      throw reader.missing("NS.data", expected: "data")
    }
    guard let bytes = reader.table.data(reader.table.nodes[value]) else {
      throw reader.wrongType(key, value, expected: "data")
    }
    return ArchiveLayout(.value(.data(bytes)))
  }
}

extension ArchiveKindSet {
  /// Bytes.
  public static let data = ArchiveKindSet(.data)
}
