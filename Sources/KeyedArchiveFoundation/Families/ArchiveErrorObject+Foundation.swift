import Foundation
import KeyedArchive

extension ArchiveErrorObject: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSError": NSError.self]
  }
  static var traits: FoundationTraits { [.hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    let userInfo = try build.entries(
      0, build.inside + [NSSet.self, NSURL.self, NSError.self])
    return userInfo.map { NSError(domain: domain, code: Int(code), userInfo: $0) }
      ?? NSError(domain: domain, code: Int(code))
  }
}
