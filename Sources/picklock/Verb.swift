/// One thing the command does.
struct Verb: Sendable {
  let name: String
  let summary: String
  /// What follows the verb on the usage line, and a line for each option.
  let usage: String
  let details: String
  /// Returns the exit status; a thrown error is one line on standard error and status 2.
  let run: @Sendable ([String]) throws -> Int32

  init(
    _ name: String, _ summary: String, usage: String, details: String = "",
    run: @escaping @Sendable ([String]) throws -> Int32
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.details = details
    self.run = run
  }

  var help: String {
    let head = "picklock \(name): \(summary)\n\nusage: picklock \(name) \(usage)"
    return details.isEmpty ? head : head + "\n\n" + details
  }
}
