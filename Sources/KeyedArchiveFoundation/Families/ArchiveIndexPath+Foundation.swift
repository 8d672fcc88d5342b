import Foundation
import KeyedArchive

extension ArchiveIndexPath: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSIndexPath": NSIndexPath.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    let numbers = indices.compactMap { Int(exactly: $0) }
    guard numbers.count == indices.count else { return nil }
    // Safety: the index path copies as many numbers as the array holds.
    return unsafe numbers.withUnsafeBufferPointer {
      unsafe NSIndexPath(indexes: $0.baseAddress, length: numbers.count)
    }
  }
}
