import Foundation
import KeyedArchive

extension ArchiveTimeZone: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSTimeZone": NSTimeZone.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    FoundationIdentifier.isPlain(name) && !name.isEmpty ? NSTimeZone(name: name) : nil
  }
}
