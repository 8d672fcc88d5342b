import Foundation
import PicklockCorpus
import Testing

@testable import PicklockCampaign

/// Saved inputs in the canary's replay tool.
@Suite struct ReplayTests {
  let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], _ name: String) throws -> URL {
    let url = folder.appending(path: name)
    try InputFile.write(bytes, to: url)
    return url
  }

  func replayer(_ environment: [String: String] = [:]) throws -> Replayer {
    try Replayer(
      "PicklockCanary", tool: Products.folder.appending(path: "PicklockCanary"),
      in: Workspace(root: Products.root, state: folder), environment: environment)
  }

  @Test func eachFileSaysWhatItDid() throws {
    let files = [
      try write([], "nothing"), try write([0xFE, 0xCA, 0xED, 0x5E, 0], "magic.gz"),
      try write([4, 3, 2, 1, 4, 1], "vault"),
    ]
    let results = try replayer().run(files)
    #expect(results.map(\.file) == files)
    #expect(results.map(\.outcome) == [.passed, .failed, .failed])
    #expect(results[1].value == ".number(1592642302)")
    #expect(results[2].value == ".operations([.open, .arm, .turn, .fire])")
  }

  @Test func aTrapIsTheFilesOwnAndTheNextOneStillRuns() throws {
    let files = [try write([], "one"), try write([1, 0, 0, 0, 0], "two")]
    let results = try replayer(["PICKLOCK_SELF_TEST": "trap"]).run(files)
    #expect(results.map(\.outcome) == [.trapped, .trapped])
    #expect(results[0].detail.contains("a Swift trap"))
    #expect(results[1].value == ".number(1)")
  }

  @Test func showPrintsTheValue() throws {
    #expect(try replayer().show(try write([2, 0, 0, 0, 0], "two")) == ".number(2)")
  }

  @Test func anInputThatPassesDoesNotShrink() throws {
    #expect(try replayer().shrink(try write([2, 0, 0, 0, 0], "two")) == nil)
  }

  @Test func aFailureShrinksToBytesThatFailAgain() throws {
    let result = try #require(
      try replayer().shrink(try write([0xFE, 0xCA, 0xED, 0x5E, 9, 9, 0], "magic")))
    #expect(result.bytes == [0xFE, 0xCA, 0xED, 0x5E, 0])
    #expect(result.failure == "the magic value is refused: 1592642302")
    let again = try replayer().run([try write(result.bytes, "again")])
    #expect(again.map(\.outcome) == [.failed])
  }

  @Test func anInputThatKillsItsProcessShrinksToo() throws {
    let killing = ["PICKLOCK_SELF_TEST": "trap"]
    let file = try write([7, 0, 0, 0, 0], "seven")
    let result = try #require(try replayer(killing).shrink(file))
    #expect(result.kind == "trap")
    #expect(result.value == ".number(0)")
  }

  @Test(
    "Every way to end a process is the input's own, and the next one still runs",
    arguments: [
      ("exit", "ended the process by itself, with status 3"), ("hang", "no end within"),
    ])
  func otherEnds(_ fault: String, _ words: String) throws {
    let files = [try write([], "one"), try write([1, 0, 0, 0, 0], "two")]
    let limits = ["PICKLOCK_SELF_TEST": fault, "PICKLOCK_SECONDS": "1"]
    let results = try replayer(limits).run(files)
    #expect(results.map(\.outcome) == [.trapped, .trapped])
    #expect(results.allSatisfy { $0.detail.hasPrefix(words) }, "\(results)")
  }

  @Test func casesRunAloneLeaveNothingBehind() throws {
    let temporary = folder.appending(path: "tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
    let file = try write([7, 0, 0, 0, 0], "seven").path
    let (status, output, _) = try Products.run(
      "PicklockCanary", ["shrink", "--isolated", file],
      environment: ["PICKLOCK_SELF_TEST": "trap", "TMPDIR": temporary.path])
    #expect(status == 1 && output.contains(".number(0)"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }

  @Test func withoutTemporaryFilesThereIsNoVerdict() throws {
    let file = try write([7, 0, 0, 0, 0], "seven").path
    let (status, output, error) = try Products.run(
      "PicklockCanary", ["shrink", "--isolated", file], environment: ["TMPDIR": "/absent"])
    #expect(status == 2 && output.isEmpty)
    #expect(error == "cannot run a case of its own: /absent: no such file\n")
  }

  @Test func aToolWhoseSupervisorIsGoneEnds() throws {
    let file = try write([0xFE, 0xCA, 0xED, 0x5E, 0], "magic").path
    let (status, output, _) = try Products.run(
      "PicklockCanary", [file], environment: ["PICKLOCK_SUPERVISOR": "1"])
    #expect(status == 0 && output.isEmpty)
  }

  @Test func aFileThatIsNotThereIsNamedBeforeAnyIsRun() throws {
    let absent = folder.appending(path: "absent")
    #expect(throws: CorpusError.self) { try replayer().run([absent]) }
  }

  @Test func theToolIsACommandOfItsOwn() throws {
    let good = try write([], "good").path
    let bad = try write([4, 3, 2, 1, 4, 1], "bad").path
    #expect(try Products.run("PicklockCanary", [good]).status == 0)
    #expect(try Products.run("PicklockCanary", ["run", good, bad]).status == 1)
    #expect(
      try Products.run("PicklockCanary", ["show", bad]).output.hasPrefix(".operations([.open"))
    #expect(try Products.run("PicklockCanary", []).status == 2)
    #expect(try Products.run("PicklockCanary", ["--help"]).status == 0)
    let absent = try Products.run("PicklockCanary", ["/absent"])
    #expect(absent.status == 2 && absent.error == "PicklockCanary: /absent: no such file\n")
    // The others are run all the same.
    let both = try Products.run("PicklockCanary", ["show", "/absent", bad])
    #expect(both.status == 2 && both.output.hasPrefix(".operations([.open"))
  }
}
