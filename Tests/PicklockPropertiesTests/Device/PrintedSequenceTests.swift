import DataProtection
import Foundation
import PicklockProperties
import PropertyEngine
import Testing

/// What a counterexample prints compiles: the printed tests below are part of this suite.
@Suite("Printed sequences")
struct PrintedSequenceTests {
  @Test("The printed source is the source that is compiled", arguments: PrintedSequence.all.indices)
  func isCompiled(_ index: Int) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "PrintedTests.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    #expect(source.contains("\n\n\(try PrintedSequence.all[index].text)\n"))
  }

  @Test("A true device passes them, and no kind of command is left out")
  func areWhole() throws {
    var words: Set<String> = []
    for sequence in PrintedSequence.all {
      var run = try MachineRun(sequence.machine)
      for command in try sequence.commands {
        try run.step(command)
        words.insert("\(command)".prefix { $0 != "(" && $0 != "0" }.description)
      }
      try run.finish()
    }
    let drawn: Set<String> = [
      "P", "P!", "P-", "L", "U", "+1", "inactive", "idle", "R", "O", "O+", "fg", "bg", "prewarm",
      "kill", "install", "uninstall", "erase", "create", "open", "hrd", "hwr", "htrunc", "close",
      "mmap", "touch", "munmap", "stat", "set", "del", "mv", "ln", "clone", "cp", "atomic",
      "mkdir", "rmdir", "ls", "class?", "get", "kc+", "kc?", "kc@", "kc*", "kc=", "kc>", "kc-",
      "bk", "rs", "dev", "kcsync", "rename", "put", "append", "rm", "seek", "exclude", "kcput",
      "grace", "delay",
    ]
    #expect(words == drawn)
  }

  @Test(
    "What a counterexample prints runs as a script and breaks the same claim",
    arguments: ["completeKeyKept", "cloneNeedsKey", "failedOpenTruncates", "eraseKeepsFiles"])
  func runsAsAScript(_ name: String) throws {
    let broken = try #require(BrokenDevice.named(name))
    let report = broken.property.search(RunConfiguration(seed: 3, cases: 20_000))
    let found = try #require(report.counterexample)
    let printed = try #require(PrintedTest(found.value))
    let lines = try DeviceScript.run(printed.script, profile: printed.profile)
    #expect(found.value.hasPrefix("\(lines.count) step"))
    var run = Run(DeviceMachine(broken.scope, profile: printed.profile, of: broken))
    try run.take(printed.script)
    #expect(run.failure?.failureKind == found.failure.kind)
    #expect(run.failure?.step == lines.count)
  }

  @Test("The profile of a printed test is read back", arguments: DeviceSequenceTests.profiles)
  func profile(_ profile: DeviceProfile) throws {
    let machine = DeviceMachine(.both, profile: profile)
    let text = StepTest(name: "a", machine: machine.source, commands: ["\"P\""]).text
    #expect(try #require(PrintedTest(text)).profile == profile)
    #expect(PrintedTest("P L +10") == nil)
  }
}
