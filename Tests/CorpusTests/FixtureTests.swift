import Foundation
import PicklockCorpus
import PicklockProperties
import PropertyEngine
import Testing

/// Archives and property lists that real programs wrote, where they are at hand: they have licences
/// of their own and are not part of this package.
@Suite struct FixtureTests {
  static let folder = CorpusCase.root.deletingLastPathComponent().appending(path: "shared/fixtures")

  static let files: [String] = {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    return (walk?.compactMap { $0 as? String } ?? []).filter {
      $0.contains("/") && !$0.hasSuffix(".tsv") && !$0.hasSuffix(".md")
    }.sorted()
  }()

  @Test(
    "Never trapped", .enabled(if: !files.isEmpty, "there is no folder ../shared/fixtures here"),
    arguments: files)
  func neverTrapped(_ name: String) async throws {
    let path = Self.folder.appending(path: name).path
    await #expect(processExitsWith: .success) { [path = path as String] in
      let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
      // Files longer than a memo's archive may be are discarded before they are read.
      if case .failed = AnyProperty.memoArchive.run(bytes) { exit(4) }
    }
  }
}
