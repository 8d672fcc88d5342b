import Foundation
import PicklockCommandLine

@main
struct Main {
  static func main() {
    let program = Program(
      "benchmarks", "measures Picklock beside its peers.",
      verbs: Suite.all.map { suite in
        Verb(
          suite.name, suite.summary, options: BenchmarkOption.all(of: suite.name), reports: .facts
        ) { arguments, output in
          try arguments.expectNothingElse()
          try suite.run(try Options(arguments, output))
          return 0
        }
      })
    program.main(
      on: .standard(
        program.name, read: { path, _ in [UInt8](try Data(contentsOf: URL(filePath: path))) },
        save: { try Data($1.utf8).write(to: URL(filePath: $0)) }))
  }
}
