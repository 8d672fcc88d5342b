extension Memo: ArchiveEncodable {
  /// Writes the two fields of the present version.
  public func encode(into fields: inout ArchiveFieldEncoder) {
    fields.encode(schema, forKey: "schema")
    fields.encode(text, forKey: "text")
  }
}
