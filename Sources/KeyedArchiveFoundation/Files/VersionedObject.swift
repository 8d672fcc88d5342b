import KeyedArchive

/// An object with its version, in the field that `ArchiveVersions` keeps beside its own fields.
struct VersionedObject<Value> {
  let value: Value
  let version: Int
}

extension VersionedObject: ArchiveDecodable where Value: ArchiveDecodable {
  static var archiveClass: ArchiveClass { Value.archiveClass }

  /// The version has been read already, to choose the type; the type may read it too.
  init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
    let key = ArchiveVersions<Value>.versionKey
    version = try decoder.readIfPresent(key, .integer(in: Int.min...Int.max)) ?? 0
    value = try Value(from: &decoder)
  }

  static func decode(_ graph: ArchiveGraph) throws(ArchiveError) -> Value {
    try ArchiveDecoder.decode(Self.self, from: graph).value
  }
}

extension VersionedObject: ArchiveEncodable where Value: ArchiveEncodable {
  static var encodedClass: ArchiveClassRecord { Value.encodedClass }

  var encodedIdentity: ObjectIdentifier? { value.encodedIdentity }

  /// A type may write the version itself.
  func encode(into fields: inout ArchiveFieldEncoder) throws(ArchiveError) {
    try value.encode(into: &fields)
    let key = ArchiveVersions<Value>.versionKey
    if !fields.contains(key) { fields.encode(version, forKey: key) }
  }
}
