/// A value that can be read from an archive: a class it has there, and fields with bounds.
///
/// Whatever the initializer does not read is refused, unless the class says otherwise:
///
///     struct Tag: ArchiveDecodable {
///       static let archiveClass = ArchiveClass("Tag", formerly: ["Old.Tag"])
///       var name: String
///
///       init(from decoder: inout ArchiveDecoder) throws(ArchiveError) {
///         name = try decoder.string("name", maximumUTF16: 64)
///       }
///     }
public protocol ArchiveDecodable {
  /// The class of the objects this type reads, and only these.
  static var archiveClass: ArchiveClass { get }

  /// Reads the fields of one object; the whole archive has been checked before.
  init(from decoder: inout ArchiveDecoder) throws(ArchiveError)
}

extension ArchiveDecodable {
  /// The object under a key of `$top`, whole, or an error.
  public static func decode(
    _ bytes: [UInt8], at key: String = "root", policy: ArchivePolicy = .standard
  ) throws(ArchiveError) -> Self {
    try ArchiveDecoder.decode(Self.self, from: bytes, at: key, policy: policy)
  }
}
