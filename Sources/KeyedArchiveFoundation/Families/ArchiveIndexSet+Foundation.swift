import Foundation
import KeyedArchive

extension ArchiveIndexSet: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSIndexSet": NSIndexSet.self, "NSMutableIndexSet": NSMutableIndexSet.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    let set = NSMutableIndexSet()
    for range in ranges {
      // The last index is `NSNotFound`, which no set holds.
      guard range.upperBound <= UInt64(Int.max) else { return nil }
      set.add(in: NSRange(location: Int(range.lowerBound), length: range.count))
    }
    return build.isMutable ? set : NSIndexSet(indexSet: set as IndexSet)
  }
}
