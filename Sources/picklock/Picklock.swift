import Campaign
import CorpusStore
import Foundation
import SystemCalls

/// The command: picks a verb, and turns what it throws into one line and a status.
@main
enum Picklock {
  static let verbs: [Verb] = [
    .smoke, .run, .test, .list, .replay, .show, .shrink, .doctor, .measure, .coverage, .archive,
    .device, .advise, .audit,
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
    Console.occupyDescriptors()
    let words = Array(CommandLine.arguments.dropFirst())
    // What was no text would name another file than the one meant.
    if let word = words.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      Console.fail("'\(word)' is not UTF-8; rename the file, or give it another name with ln -s")
    }
    guard let first = words.first, !isHelp(first), words != ["help"] else {
      Console.out(usage)
      finish(words.isEmpty ? 2 : 0)
    }
    let asked = first == "help" ? words[1] : first
    guard let verb = verbs.first(where: { $0.name == asked }) else {
      Console.fail("no verb '\(asked)'; see picklock --help")
    }
    let rest = Array(words.dropFirst())
    if first == "help" || rest.prefix(while: { $0 != "--" }).contains(where: isHelp) {
      Console.out(verb.help)
      finish(0)
    }
    do {
      finish(try verb.run(rest))
    } catch let refusal as Refusal {
      Console.fail(refusal.message, log: refusal.log)
    } catch {
      Console.fail("\(error)")
    }
  }

  /// Ends with the status, unless what was printed did not arrive where somebody wanted it.
  private static func finish(_ status: Int32) -> Never {
    let lost = Console.lostOutput
    guard lost == 0 || lost == EPIPE else {
      Console.fail("standard output cannot be written: \(SystemError(lost))")
    }
    exit(status)
  }

  private static func isHelp(_ word: String) -> Bool { word == "--help" || word == "-h" }
}
