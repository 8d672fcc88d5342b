import Foundation
import PicklockCorpus
import Testing

@testable import PicklockCampaign

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
    var store = try CrashStore(workspace)
    let fresh = try store.collect(target: "T", log: log("empty memo", "crash-aa"))
    #expect(fresh.map(\.report.signature) == ["empty memo"])
    #expect(fresh[0].file.lastPathComponent.hasPrefix("empty-memo-"))
    #expect(try InputFile.read(fresh[0].file) == [1, 2])
    let left = try FileManager.default.contentsOfDirectory(
      atPath: workspace.artifacts(of: "T").path)
    #expect(left.isEmpty)
  }

  @Test func theSameBugIsOneFindingAndEveryInputIsKept() throws {
    var store = try CrashStore(workspace)
    for (index, name) in ["crash-aa", "crash-bb"].enumerated() {
      try drop([UInt8(index)], name)
      _ = try store.collect(target: "T", log: log("empty memo", name))
    }
    #expect(store.findings.map(\.count) == [2])
    let kept = try FileManager.default.contentsOfDirectory(atPath: workspace.crashes(of: "T").path)
    #expect(kept.filter { !$0.hasSuffix(".txt") }.count == 2)
  }

  @Test func twoBugsAreTwoFindings() throws {
    var store = try CrashStore(workspace)
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
    var store = try CrashStore(workspace)
    _ = try store.collect(target: "T", log: log("one", "crash-aa"))
    let corpus = workspace.workingCorpus(of: "T").appending(path: "same")
    let seed = workspace.seeds(of: "T").appending(path: "other")
    #expect(!FileManager.default.fileExists(atPath: corpus.path))
    #expect(FileManager.default.fileExists(atPath: seed.path))
  }

  @Test func aCrashFileOfAKilledCampaignIsStillTaken() throws {
    try drop([1], "crash-aa")
    var store = try CrashStore(workspace)
    let fresh = try store.collect(target: "T", log: "the log of another run")
    #expect(fresh.map(\.report.signature) == ["died without a word"])
  }

  @Test func slowUnitsAreNoFindings() throws {
    try drop([1], "slow-unit-aa")
    var store = try CrashStore(workspace)
    #expect(try store.collect(target: "T", log: "").isEmpty)
  }

  @Test func aKilledCampaignIsTakenUpWithItsCounts() throws {
    var killed = try CrashStore(workspace)
    for (index, name) in ["crash-aa", "crash-bb", "crash-cc"].enumerated() {
      try drop([UInt8(index)], name)
      _ = try killed.collect(target: "T", log: log(index == 2 ? "two" : "one", name))
    }
    var next = try CrashStore(workspace)
    #expect(next.findings == killed.findings && next.findings.map(\.count) == [2, 1])
    try drop([9], "crash-dd")
    #expect(try next.collect(target: "T", log: log("one", "crash-dd")).isEmpty)
    #expect(next.findings.map(\.count) == [3, 1])
    try next.close()
    #expect(try CrashStore(workspace).findings.isEmpty)
  }

  @Test func aCrashFileThatWasNamedAndNotYetMovedCountsOnce() throws {
    try drop([1], "crash-aa")
    var killed = try CrashStore(workspace)
    let found = try killed.collect(target: "T", log: log("one", "crash-aa"))
    try FileManager.default.removeItem(at: found[0].file)
    try drop([1], "crash-aa")
    var next = try CrashStore(workspace)
    #expect(try next.collect(target: "T", log: log("one", "crash-aa")).map(\.count) == [1])
  }

  @Test func aDamagedJournalIsNamed() throws {
    let file = workspace.state.appending(path: "findings.json")
    try Data("[{".utf8).write(to: file)
    let refusal = #expect(throws: CampaignError.self) { try CrashStore(workspace) }
    #expect(refusal?.message.contains("findings.json is damaged; remove it") == true)
  }

  @Test func anInputThatCannotBeMovedIsReportedWhereItLies() throws {
    try workspace.make(workspace.state.appending(path: "crashes"))
    try Data().write(to: workspace.crashes(of: "T"))
    try drop([5], "crash-aa")
    var store = try CrashStore(workspace)
    let fresh = try store.collect(target: "T", log: log("one", "crash-aa"))
    #expect(fresh.map(\.file.lastPathComponent) == ["crash-aa"])
    #expect(try InputFile.read(fresh[0].file) == [5])
    #expect(store.trouble?.contains("crashes/T") == true)
  }

  @Test func aFloodOfOutputIsNotKept() throws {
    try drop([1], "crash-aa")
    var store = try CrashStore(workspace)
    let flood = String(repeating: "x", count: 1 << 20) + "\n"
    let fresh = try store.collect(target: "T", log: flood + log("one", "crash-aa"))
    let text = try InputFile.read(fresh[0].file.appendingPathExtension("txt"))
    #expect(text.count < 10_000)
  }

  @Test(
    "What died without a log is told apart by its name",
    arguments: [("timeout-a", "timeout"), ("oom-a", "out-of-memory"), ("leak-a", "memory leak")])
  func withoutLog(_ name: String, _ signature: String) throws {
    try drop([1], name)
    var store = try CrashStore(workspace)
    #expect(try store.collect(target: "T", log: "").map(\.report.signature) == [signature])
  }
}
