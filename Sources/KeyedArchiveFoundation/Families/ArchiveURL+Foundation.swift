import Foundation
import KeyedArchive

extension ArchiveURL: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSURL": NSURL.self]
  }
  static var traits: FoundationTraits { [.isHashable, .isAttributeValue, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    let base = try build.child(0, NSURL.self)
    return NSURL(string: relative, relativeTo: base.map { $0 as URL })
  }
}
