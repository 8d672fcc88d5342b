import Foundation
import PicklockCommandLine

@testable import PicklockCommand

/// A terminal that remembers what was printed and types what a test tells it to.
struct Terminal {
  let status: Int32
  /// What was printed on standard output, each time that something was.
  let output: [String]
  /// The same of standard error.
  let errors: [String]
  /// What was written, by name.
  let files: [String: String]

  /// Runs a verb with `input` as its file, or with files of their own; `typed` are the lines that
  /// somebody types, if anybody.
  init(
    _ arguments: [String], input: String = "", files: [String: Data] = [:], typed: [String]? = nil,
    _ verb: Verb
  ) {
    let printed = Printed(typed: typed ?? [])
    let line: @Sendable () -> String? = { printed.line() }
    let console = Console(
      "picklock",
      read: { name, _ in
        guard name != "missing" else { throw CocoaError(.fileReadNoSuchFile) }
        return [UInt8](files[name] ?? Data(input.utf8))
      },
      write: { printed.add($0, to: $1) }, save: { printed.save($1, as: $0) },
      typed: typed == nil ? nil : line,
      outputIsTerminal: false, errorIsTerminal: false)
    status = verb.run(arguments, on: console)
    output = printed.texts(.output)
    errors = printed.texts(.error)
    self.files = printed.savedFiles
  }
}
