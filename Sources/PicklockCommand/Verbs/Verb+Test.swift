import Foundation
import PicklockCampaign
import PicklockCommandLine
import PicklockSystem

extension Verb {
  static let test = Verb(
    "test", "runs the whole test suite.", operands: "[swift test options]...", reports: .nothing,
    passesWordsOn: true,
    details: """
      What follows goes to swift test, for instance --filter CorpusTests. Status 1 when a test fails
      or does not build, 2 when swift test cannot be run or does not know an option.
      """
  ) { arguments, _ in
    let process = Process()
    process.executableURL = try Toolchain().swift
    let workspace = try Session.workspace()
    process.arguments = ["test", "--scratch-path", workspace.buildFolder] + arguments.rest
    process.currentDirectoryURL = workspace.root
    Interruption.install()
    do { try process.run() } catch { throw CommandError("swift test cannot be started: \(error)") }
    var passedOn = false
    while process.isRunning {
      if Interruption.isRequested, !passedOn {
        process.interrupt()
        passedOn = true
      }
      usleep(20_000)
    }
    if Interruption.isRequested { throw CommandError("interrupted") }
    switch ended(process) {
    case .exitCode(0): return 0
    case .exitCode(1): return 1
    case .exitCode, .signal: throw CommandError("swift test \(ended(process))")
    }
  }

  private static func ended(_ process: Process) -> TerminationStatus {
    process.terminationReason == .exit
      ? .exitCode(process.terminationStatus) : .signal(process.terminationStatus)
  }
}
