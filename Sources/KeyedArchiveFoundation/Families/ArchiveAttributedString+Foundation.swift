import Foundation
import KeyedArchive

extension ArchiveAttributedString: FoundationMapped {
  static var classes: [String: AnyClass] {
    [
      "NSAttributedString": NSAttributedString.self,
      "NSMutableAttributedString": NSMutableAttributedString.self,
    ]
  }
  static var traits: FoundationTraits { [.isHashable, .hashesInconsistently, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    try build.unarchiver.attributedString(
      text, runs, build.layout.children, build.identifier, build.inside)
  }
}
