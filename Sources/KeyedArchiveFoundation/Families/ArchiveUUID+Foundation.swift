import Foundation
import KeyedArchive

extension ArchiveUUID: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSUUID": NSUUID.self]
  }
  static var traits: FoundationTraits { [.isHashable] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    NSUUID(uuidString: description)
  }
}
