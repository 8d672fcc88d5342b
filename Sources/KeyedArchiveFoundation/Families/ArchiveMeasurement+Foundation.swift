import Foundation
import KeyedArchive

extension ArchiveMeasurement: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSMeasurement": NSMeasurement.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hashesInconsistently] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    try build.child(0, Unit.self).map { NSMeasurement(doubleValue: value, unit: $0) }
  }
}
