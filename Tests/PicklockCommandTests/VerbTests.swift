import PicklockCommandLine
import Testing

@testable import PicklockCommand

/// One command line for every verb: what is parsed is what help lists.
@Suite struct VerbTests {
  /// Words of a text that look like options.
  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
  }

  @Test(
    "Help lists each option that the verb takes, with its value, and no other",
    arguments:
      Program.picklock.verbs.filter { !$0.passesWordsOn }.map(\.name))
  func help(_ name: String) throws {
    let verb = try #require(Program.picklock.verbs.first { $0.name == name })
    let help = Terminal(["--help"], verb).output.joined()
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for option in verb.options + [.help] {
      #expect(help.contains { $0.hasPrefix("  \(option.form) ") }, "\(option.name)")
      #expect(!option.summary.isEmpty)
    }
    #expect(
      options(in: help.joined(separator: "\n"))
        == Set(verb.options.map(\.name)).union(["--help"]))
    #expect(help.filter { $0.hasPrefix("  --") }.allSatisfy { $0.count <= 100 })
    #expect(help.first == "picklock \(name): \(verb.summary)")
  }

  @Test(
    "A value follows its option or an equals sign",
    arguments:
      Program.picklock.verbs.filter { !$0.passesWordsOn }.map(\.name))
  func values(_ name: String) throws {
    let verb = try #require(Program.picklock.verbs.first { $0.name == name })
    for option in verb.options {
      func parse(_ words: String...) throws -> Arguments {
        try Arguments(words, of: name, options: verb.options)
      }
      guard option.placeholder != nil else {
        #expect(try parse(option.name).has(option))
        #expect(throws: CommandError.self) { try parse("\(option.name)=1") }
        continue
      }
      #expect(try parse(option.name, "7").last(option) == "7")
      #expect(try parse("\(option.name)=7").last(option) == "7")
      #expect(try parse("\(option.name)=a=b", "x").last(option) == "a=b")
      #expect(throws: CommandError.self) { try parse(option.name) }
      #expect(throws: CommandError.self) { try parse("\(option.name)=") }
    }
    #expect(throws: CommandError.self) {
      try Arguments(["--frobnicate"], of: name, options: verb.options)
    }
  }

  @Test("Reading an option that help does not list is a mistake in the verb")
  func undeclared() async {
    await #expect(processExitsWith: .failure) {
      _ = try Arguments([], of: "list", options: []).has(.state)
    }
  }

  @Test("Two formats at once are refused")
  func formats() {
    let terminal = Terminal(["--json", "--junit", "-"], input: "{}", .audit)
    #expect(terminal.status == 2)
    #expect(
      terminal.errors == [
        "picklock audit: --json and --junit do not go together; see picklock audit --help"
      ])
  }
}
