import Foundation
import KeyedArchive

extension ArchiveRegularExpression: FoundationMapped {
  static var classes: [String: AnyClass] {
    ["NSRegularExpression": NSRegularExpression.self]
  }
  static var traits: FoundationTraits { [.isHashable, .hashesInconsistently, .hasUnsafeDecoder] }

  func object(_ build: FoundationBuild) throws(ArchiveError) -> NSObject? {
    try build.unarchiver.charge(pattern, build.identifier)
    let known: NSRegularExpression.Options = [
      .caseInsensitive, .allowCommentsAndWhitespace, .ignoreMetacharacters,
      .dotMatchesLineSeparators,
      .anchorsMatchLines, .useUnixLineSeparators, .useUnicodeWordBoundaries,
    ]
    guard let raw = UInt(exactly: options), raw & ~known.rawValue == 0 else { return nil }
    do {
      return try NSRegularExpression(
        pattern: pattern, options: NSRegularExpression.Options(rawValue: raw))
    } catch {
      return nil
    }
  }
}
