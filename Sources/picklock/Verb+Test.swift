import Campaign
import Foundation

extension Verb {
  static let test = Verb(
    "test", "runs the whole test suite.", usage: "[swift test options]...",
    details: """
      What follows goes to swift test, for instance --filter CorpusTests. Status 1 when a test fails
      or does not build, 2 when swift test cannot be run or does not know an option.
      """
  ) { words in
    let root = try Session.workspace().root
    let process = Process()
    process.executableURL = try Toolchain().swift
    process.arguments = ["test"] + words
    process.currentDirectoryURL = root
    Interruption.install()
    do { try process.run() } catch { throw Refusal("swift test cannot be started: \(error)") }
    var passedOn = false
    while process.isRunning {
      if Interruption.isRequested, !passedOn {
        process.interrupt()
        passedOn = true
      }
      usleep(20_000)
    }
    if Interruption.isRequested { throw Refusal("interrupted") }
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return 0
    case (.exit, 1): return 1
    case (.exit, let status): throw Refusal("swift test ended with status \(status)")
    case (_, let signal): throw Refusal("swift test was killed by signal \(signal)")
    }
  }
}
