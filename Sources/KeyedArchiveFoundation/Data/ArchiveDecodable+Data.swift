public import Foundation
public import KeyedArchive

extension ArchiveDecodable {
  /// The object under a key of `$top`, whole, or an error.
  public static func decode(
    _ data: Data, at key: String = "root", policy: ArchivePolicy = .standard
  ) throws(ArchiveError) -> Self {
    try decode(try data.bytes(within: policy.limits), at: key, policy: policy)
  }
}
