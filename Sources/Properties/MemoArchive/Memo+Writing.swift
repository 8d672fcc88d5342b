public import KeyedArchive

extension Memo: ArchiveEncodable {
  public static let encodedClass = ArchiveClassRecord(
    name: archiveClass.name, hierarchy: [archiveClass.name, "NSObject"])

  public func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(schema, forKey: "schema")
    fields.encode(text, forKey: "text")
  }
}
