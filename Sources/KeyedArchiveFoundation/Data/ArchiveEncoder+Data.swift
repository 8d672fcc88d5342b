public import Foundation
public import KeyedArchive

extension ArchiveEncoder {
  /// The archive of one object under `root`, as `encode(_:)` writes it.
  public func data(_ root: some ArchiveEncodable) throws(ArchiveError) -> Data {
    Data(try encode(root))
  }

  /// The archive of one Foundation value under `root`, as `encode(_:)` writes it.
  public func data(_ root: ArchiveValue) throws(ArchiveError) -> Data {
    Data(try encode(root))
  }
}
