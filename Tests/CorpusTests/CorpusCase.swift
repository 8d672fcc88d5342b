import Foundation
import PicklockCorpus
import PicklockProperties
import PropertyEngine
import Testing

/// One committed input of one target.
struct CorpusCase: Sendable, CustomTestStringConvertible {
  let target: String
  let file: CorpusFile

  var testDescription: String { "\(target)/\(file.name)" }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every input of every target. A folder that cannot be listed is a case that fails.
  static let all: [CorpusCase] = Catalog.all.flatMap { property -> [CorpusCase] in
    let folder = root.appending(path: "Corpus/\(property.name)")
    do {
      return try Corpus(folder: folder).files().map {
        CorpusCase(target: property.name, file: $0)
      }
    } catch {
      return [CorpusCase(target: property.name, file: CorpusFile(folder))]
    }
  }
}
