import Foundation
import PicklockSystem

/// The command: picks a verb and ends with its status.
@main
enum Picklock {
  static let verbs: [Verb] = [
    .smoke, .run, .test, .list, .replay, .show, .shrink, .doctor, .measure, .coverage, .archive,
    .device, .audit, .advise,
  ]

  static let usage = """
    picklock: fuzzes Swift properties, and replays what it found.

    usage: picklock VERB [options]   (picklock VERB --help says more)

    \(verbs.map { "  " + $0.name.padded(to: 10) + $0.summary }.joined(separator: "\n"))

    status: 0 nothing found and all passed; 1 something was found;
            2 wrong use, or this machine lacks something
    """

  static func main() {
    // A reader that closes the pipe early ends nothing: what is left goes nowhere.
    signal(SIGPIPE, SIG_IGN)
    StandardStreams.occupyDescriptors()
    let status = run(Array(CommandLine.arguments.dropFirst()), on: .standard)
    let lost = StandardStreams.lostOutput
    // What was printed and did not arrive is missed, unless its reader had enough.
    guard lost == 0 || lost == EPIPE else {
      exit(Console.standard.fail("standard output cannot be written: \(SystemError(lost))"))
    }
    exit(status)
  }

  private static func run(_ words: [String], on console: Console) -> Int32 {
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
    guard let verb = verbs.first(where: { $0.name == asked }) else {
      return console.fail("no verb '\(asked)'; see picklock --help")
    }
    return verb.run(first == "help" ? ["--help"] : Array(words.dropFirst()), on: console)
  }
}
