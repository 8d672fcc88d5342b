import Foundation
import KeyedArchive

extension ArchiveAffineTransform: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSAffineTransform": NSAffineTransform.self]
  }
  static var traits: FoundationTraits { [.isHashable] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    guard figures.count == 6 else { return nil }
    return NSAffineTransform(
      transform: AffineTransform(
        m11: figures[0], m12: figures[1], m21: figures[2], m22: figures[3], tX: figures[4],
        tY: figures[5]))
  }
}
