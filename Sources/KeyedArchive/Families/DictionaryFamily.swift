/// Dictionaries.
enum DictionaryFamily: ArchiveFamily {
  static let classNames = ["NSDictionary", "NSMutableDictionary"]

  static func layout(
    _ reader: LayoutReader, className: String
  ) throws(ArchiveError) -> ArchiveLayout {
    let hasKeys = reader.find("NS.keys") != nil
    let hasObjects = reader.find("NS.objects") != nil
    let isNumbered = reader.numberedCount("NS.key.") > 0 || reader.numberedCount("NS.object.") > 0
    guard hasKeys == hasObjects, hasKeys || isNumbered || reader.hasNoFields else {
      let absent = hasKeys ? "NS.objects" : "NS.keys"
      throw reader.error(
        .missingField, absent, .expectation(expected: "an array of references", found: "nothing"))
    }
    let keys = try reader.elements("NS.keys", numbered: "NS.key.")
    let values = try reader.elements("NS.objects", numbered: "NS.object.")
    guard keys.count == values.count else {
      throw reader.error(
        .containerShape, nil,
        .expectation(
          expected: "as many objects as keys", found: "\(keys.count) keys, \(values.count) objects"
        ))
    }
    return ArchiveLayout(.dictionary, children: keys + values)
  }
}

extension ArchiveKindSet {
  /// Dictionaries.
  public static let dictionary = ArchiveKindSet(.dictionary)
}
