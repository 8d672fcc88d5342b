import Foundation
import KeyedArchive

extension ArchiveLocale: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSLocale": NSLocale.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    FoundationIdentifier.isPlain(identifier) ? NSLocale(localeIdentifier: identifier) : nil
  }
}
