import Foundation

@main
struct Main {
  static let usage = """
    usage: benchmarks SUITE [--seeds N] [--quick] [--json] [--subject NAME] [--case NAME] [--peers]
           benchmarks unseen [--half tune|held] [--prove]
    suites:
    \(Suite.all.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n"))
    """

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
    exit(2)
  }

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.isEmpty {
      print(usage)
      exit(arguments.isEmpty ? 2 : 0)
    }
    let name = arguments.removeFirst()
    guard let suite = Suite.all.first(where: { $0.name == name }) else {
      fail("no suite '\(name)'; see benchmarks --help")
    }
    var options = Options()
    while !arguments.isEmpty {
      let word = arguments.removeFirst()
      switch word {
      case "--quick": options.quick = true
      case "--json": options.json = true
      case "--peers": options.peers = true
      case "--prove": options.proves = true
      case "--half":
        guard let half = arguments.first.flatMap(UnseenChallenge.Half.init) else {
          fail("--half takes 'tune' or 'held'")
        }
        arguments.removeFirst()
        options.half = half
      case "--subject", "--case", "--only":
        guard let text = arguments.first else { fail("\(word) takes a name") }
        arguments.removeFirst()
        if word != "--subject" { options.cases.append(text) } else { options.subjects.append(text) }
      case "--seeds":
        guard let text = arguments.first, let count = Int(text), count > 0 else {
          fail("--seeds takes a whole number above 0")
        }
        arguments.removeFirst()
        options.seeds = count
      default: fail("unknown option '\(word)'; see benchmarks --help")
      }
    }
    do { try suite.run(options) } catch { fail("\(name): \(error)") }
  }
}
