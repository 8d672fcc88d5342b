import Foundation
import PicklockCorpus
import PicklockProperties
import PropertyEngine
import Testing

/// Every committed input, each in a process of its own: one that traps fails under its own name.
@Suite struct CorpusTests {
  @Test("Replays", arguments: CorpusCase.all)
  func replays(_ file: CorpusCase) async throws {
    let target = file.target
    let path = file.file.url.path
    await #expect(processExitsWith: .success) {
      [target = target as String, path = path as String] in
      let property = try #require(Catalog.property(named: target))
      let outcome = property.run(try InputFile.read(URL(filePath: path)))
      // The canary's crash files stand for bugs that stay: each must go on failing.
      if target == "PicklockCanary", CorpusFile(URL(filePath: path)).kind == .crash {
        guard case .failed = outcome else { exit(3) }
      } else {
        guard case .passed = outcome else { exit(4) }
      }
    }
  }

  @Test func theCorporaAreThere() {
    let targets = Set(CorpusCase.all.map(\.target))
    #expect(targets.isSuperset(of: ["PicklockCanary", "MemoArchive"]))
  }

  @Test("A target says what its property says", arguments: Catalog.all.map(\.name))
  func summaries(_ name: String) throws {
    let property = try #require(Catalog.property(named: name))
    let source = CorpusCase.root.appending(path: "FuzzTargets/\(name)/\(name).swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    let summary = text.split(separator: "\n").filter { $0.hasPrefix("/// ") }
      .map { $0.dropFirst(4) }.joined(separator: " ")
    #expect(summary == property.summary)
  }
}
