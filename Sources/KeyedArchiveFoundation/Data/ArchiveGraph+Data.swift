public import Foundation
public import KeyedArchive

extension ArchiveGraph {
  /// Reads and checks a whole archive, as with an array of bytes.
  public convenience init(_ data: Data, policy: ArchivePolicy = .standard) throws(ArchiveError) {
    try self.init(try data.bytes(within: policy.limits), policy: policy)
  }
}

extension Data {
  /// The bytes, copied only when a reader would take so many.
  func bytes(within limits: ArchiveLimits) throws(ArchiveError) -> [UInt8] {
    guard count <= limits.inputBytes else {
      throw ArchiveError(
        .inputTooLarge, detail: .limit(.inputBytes, maximum: limits.inputBytes, found: count))
    }
    return Array(self)
  }
}
