import DataProtection
import Foundation
import Properties
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
    #expect(source.contains("\n\n\(PrintedSequence.all[index].text)\n"))
  }

  @Test("A true device passes them, and no kind of command is left out")
  func areWhole() throws {
    var kinds: Set<String> = []
    for sequence in PrintedSequence.all {
      var run = try MachineRun(sequence.machine)
      for command in sequence.commands {
        try run.step(command)
        kinds.insert("\(command)".prefix { $0 != "(" }.description)
      }
      try run.finish()
    }
    // Events are one kind of command, and two kinds draw `create` and `replace` each.
    let events = 16
    let doubled = ["createHere", "replaceHere"]
    #expect(kinds.count == DeviceCommandKind.allCases.count - events + 1 - doubled.count)
    let named = Set(DeviceCommandKind.allCases.dropFirst(events).map { "\($0)" })
    #expect(kinds.subtracting(["event"]) == named.subtracting(doubled))
  }
}
