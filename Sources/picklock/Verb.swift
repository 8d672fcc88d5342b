/// One thing the command does.
struct Verb: Sendable {
  let name: String
  let summary: String
  /// What `picklock VERB --help` prints.
  let help: String
  /// Returns the exit status; a thrown error is one line on standard error and status 2.
  let run: @Sendable ([String]) throws -> Int32

  /// A verb; `usage` is what follows it on the usage line, `details` has a line for each option.
  init(
    _ name: String, _ summary: String, usage: String, details: String = "",
    run: @escaping @Sendable ([String]) throws -> Int32
  ) {
    let head = "picklock \(name): \(summary)\n\nusage: picklock \(name) \(usage)"
    self.init(
      name, summary, help: details.isEmpty ? head : head + "\n\n" + details, run: run)
  }

  /// A verb that brings the text of its help.
  init(
    _ name: String, _ summary: String, help: String,
    run: @escaping @Sendable ([String]) throws -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.help = help
    self.run = run
  }
}
