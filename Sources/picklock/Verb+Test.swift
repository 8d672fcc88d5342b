import Campaign
import Foundation

extension Verb {
  static let test = Verb(
    "test", "runs the whole test suite.", usage: "[swift test options]...",
    details: "What follows goes to swift test, for instance --filter CorpusTests."
  ) { words in
    let root = try Session.workspace().root
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "test"] + words
    process.currentDirectoryURL = root
    Interruption.install()
    do { try process.run() } catch { throw Refusal("swift test cannot be started: \(error)") }
    while process.isRunning {
      if Interruption.isRequested { process.interrupt() }
      usleep(50_000)
    }
    return process.terminationStatus == 0 ? 0 : 1
  }
}
