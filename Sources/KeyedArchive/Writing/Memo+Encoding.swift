extension Memo: ArchiveEncodable {
  public func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(schema, forKey: "schema")
    fields.encode(text, forKey: "text")
  }
}
