import CorpusStore
import Foundation
import Testing

@testable import Campaign

@Suite struct CrashStoreTests {
  let workspace: Workspace

  init() throws {
    let root = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    workspace = Workspace(root: root)
    for folder in [
      workspace.artifacts(of: "T"), workspace.workingCorpus(of: "T"), workspace.seeds(of: "T"),
    ] { try workspace.make(folder) }
  }

  func drop(_ bytes: [UInt8], _ name: String) throws {
    try InputFile.write(bytes, to: workspace.artifacts(of: "T").appending(path: name))
  }

  func log(_ kind: String, _ artifact: String) -> String {
    "picklock-kind: \(kind)\nTest unit written to /x/\(artifact)"
  }

  @Test func aCrashIsKeptUnderWhatItShows() throws {
    try drop([1, 2], "crash-aa")
    var store = CrashStore(workspace)
    let fresh = try store.collect(target: "T", log: log("empty memo", "crash-aa"))
    #expect(fresh.map(\.report.signature) == ["empty memo"])
    #expect(fresh[0].file.lastPathComponent.hasPrefix("empty-memo-"))
    #expect(try InputFile.read(fresh[0].file) == [1, 2])
    let left = try FileManager.default.contentsOfDirectory(
      atPath: workspace.artifacts(of: "T").path)
    #expect(left.isEmpty)
  }

  @Test func theSameBugIsOneFindingAndEveryInputIsKept() throws {
    var store = CrashStore(workspace)
    for (index, name) in ["crash-aa", "crash-bb"].enumerated() {
      try drop([UInt8(index)], name)
      _ = try store.collect(target: "T", log: log("empty memo", name))
    }
    #expect(store.findings.map(\.count) == [2])
    let kept = try FileManager.default.contentsOfDirectory(atPath: workspace.crashes(of: "T").path)
    #expect(kept.filter { !$0.hasSuffix(".txt") }.count == 2)
  }

  @Test func twoBugsAreTwoFindings() throws {
    var store = CrashStore(workspace)
    try drop([1], "crash-aa")
    _ = try store.collect(target: "T", log: log("one", "crash-aa"))
    try drop([2], "timeout-bb")
    _ = try store.collect(target: "T", log: log("two", "timeout-bb"))
    #expect(store.findings.map(\.report.signature) == ["one", "two"])
  }

  @Test func anInputThatCrashedIsNotReadAgain() throws {
    try InputFile.write([7, 7], to: workspace.workingCorpus(of: "T").appending(path: "same"))
    try InputFile.write([7, 8], to: workspace.seeds(of: "T").appending(path: "other"))
    try drop([7, 7], "crash-aa")
    var store = CrashStore(workspace)
    _ = try store.collect(target: "T", log: log("one", "crash-aa"))
    let corpus = workspace.workingCorpus(of: "T").appending(path: "same")
    let seed = workspace.seeds(of: "T").appending(path: "other")
    #expect(!FileManager.default.fileExists(atPath: corpus.path))
    #expect(FileManager.default.fileExists(atPath: seed.path))
  }

  @Test func aCrashFileOfAKilledCampaignIsStillTaken() throws {
    try drop([1], "crash-aa")
    var store = CrashStore(workspace)
    let fresh = try store.collect(target: "T", log: "the log of another run")
    #expect(fresh.map(\.report.signature) == ["died without a word"])
  }

  @Test func slowUnitsAreNoFindings() throws {
    try drop([1], "slow-unit-aa")
    var store = CrashStore(workspace)
    #expect(try store.collect(target: "T", log: "").isEmpty)
  }
}
