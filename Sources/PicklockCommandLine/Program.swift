import PicklockSystem

/// A command with verbs: it picks the verb that was asked for and ends with its status.
public struct Program: Sendable {
  /// As it is typed.
  public let name: String
  /// What it is for, in one sentence.
  public let summary: String
  /// What it does, in the order of its help.
  public let verbs: [Verb]
  /// The verb of a command line that names none; nil where one has to be named.
  public let defaultVerb: Verb?
  /// What else its help says, after the verbs.
  public let details: String

  /// A command with these verbs; `defaultVerb` is one of them.
  public init(
    _ name: String, _ summary: String, verbs: [Verb], defaultVerb: Verb? = nil,
    details: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.verbs = verbs
    self.defaultVerb = defaultVerb
    self.details = details
  }

  /// What `--help` prints.
  public var usage: String {
    let width = (verbs.map(\.name.count).max() ?? 0) + 2
    let verb = defaultVerb.map { "[VERB (\($0.name))]" } ?? "VERB"
    let lines = verbs.map { "  \($0.name.padded(to: width))\($0.summary)" }
    return
      ([
        "\(name): \(summary)", "",
        "usage: \(name) \(verb) [options]   (\(name) VERB --help says more)", "",
      ] + lines + (details.isEmpty ? [] : ["", details])).joined(separator: "\n")
  }

  /// Does what the process was started with, on the standard streams, and ends the process:
  /// status 0 when all went well, 1 when something was found, 2 for wrong use or a machine that
  /// lacks something.
  public func main(on console: Console) -> Never {
    // A reader that closes the pipe early ends nothing: what is left goes nowhere.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.occupyDescriptors()
    let status = run(Array(CommandLine.arguments.dropFirst()), on: console)
    let lost = StandardStreams.lostOutput
    // What was printed and did not arrive is missed, unless its reader had enough.
    guard lost == 0 || lost == EPIPE else {
      exit(console.fail("standard output cannot be written: \(SystemError(lost))"))
    }
    exit(status)
  }

  /// Does what the words ask and returns the exit status.
  public func run(_ words: [String], on console: Console) -> Int32 {
    // What was not text would name another file than the one meant.
    if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      return console.fail(
        "'\(word)' is not UTF-8; rename the file, or give it another name with ln -s")
    }
    guard let first = words.first, !Verb.isHelp(first), words != ["help"] else {
      console.out(usage)
      return words.isEmpty ? 2 : 0
    }
    let asked = first == "help" ? words[1] : first
    if let verb = verbs.first(where: { $0.name == asked }) {
      return verb.run(first == "help" ? ["--help"] : Array(words.dropFirst()), on: console)
    }
    guard let defaultVerb, first != "help" else {
      return console.fail("no verb '\(asked)'; see \(name) --help")
    }
    return defaultVerb.run(words, on: console)
  }
}
