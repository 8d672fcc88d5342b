import Foundation
import KeyedArchive

extension ArchiveNotification: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSNotification": NSNotification.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    let subject = try build.unarchiver.object(build.slot(0), build.identifier, build.inside)
    return NSNotification(
      name: NSNotification.Name(rawValue: name), object: subject,
      userInfo: try build.entries(1, build.inside))
  }
}
