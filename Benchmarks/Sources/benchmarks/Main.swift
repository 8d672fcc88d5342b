import Foundation

@main
struct Main {
  static let usage = """
    usage: benchmarks SUITE [--seeds N] [--quick] [--json] [--subject NAME] [--case NAME] [--peers]
           benchmarks unseen [--batch first|fresh|later|borrowed] [--half tune|held] [--prove]
           benchmarks finding [--half tune|held] [--cases N] [--against FILE]
           benchmarks distribution [--peers] [--write]
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
      case "--write": options.writes = true
      case "--subject": options.subjects.append(value(of: word, &arguments))
      case "--case", "--only": options.cases.append(value(of: word, &arguments))
      case "--against": options.against = value(of: word, &arguments)
      case "--seeds": options.seeds = count(of: word, &arguments)
      case "--cases": options.caseBudget = count(of: word, &arguments)
      case "--half":
        guard let half = Half(rawValue: value(of: word, &arguments)) else {
          fail("--half takes tune or held")
        }
        options.half = half
      case "--batch":
        guard let batch = UnseenBatch(rawValue: value(of: word, &arguments)) else {
          fail("--batch takes first, fresh or later")
        }
        options.batch = batch
      default: fail("unknown option '\(word)'; see benchmarks --help")
      }
    }
    do { try suite.run(options) } catch { fail("\(name): \(error)") }
  }

  private static func value(of option: String, _ arguments: inout [String]) -> String {
    guard !arguments.isEmpty else { fail("\(option) takes a value") }
    return arguments.removeFirst()
  }

  private static func count(of option: String, _ arguments: inout [String]) -> Int {
    guard let count = Int(value(of: option, &arguments)), count > 0 else {
      fail("\(option) takes a whole number above 0")
    }
    return count
  }
}
