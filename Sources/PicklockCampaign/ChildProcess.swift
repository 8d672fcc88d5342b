import Foundation
import PicklockCorpus
import PicklockSystem

/// A child whose output goes to a file and whose input is empty.
///
/// A pipe would hang when a fuzzer dies: its symbolizer keeps the write end open.
struct ChildProcess {
  private let process: Process
  let log: URL
  let started = ContinuousClock.now

  /// Starts `executable` with its output going to `log`. Throws `CampaignError`.
  init(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:],
    folder: URL, log: URL
  ) throws {
    do {
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment
        .merging(Self.defaults) { _, ours in ours }.merging(environment) { _, given in given }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      self.log = log
      try process.run()
      try output.close()
    } catch {
      throw CampaignError("\(executable.path) cannot be started: \(SystemReason.words(for: error))")
    }
  }

  /// Swift's backtracer would swallow a trap before libFuzzer writes the crash file.
  private static let defaults = [
    "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
  ]

  var isRunning: Bool { process.isRunning }

  /// How the child ended; nil while it runs.
  var ending: TerminationStatus? {
    guard !process.isRunning else { return nil }
    return process.terminationReason == .exit
      ? .exitCode(process.terminationStatus) : .signal(process.terminationStatus)
  }

  /// Asks for an orderly end.
  func interrupt() { process.interrupt() }

  /// Ends the child whatever it is doing.
  func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits, passing on an interruption by the user and ending the child at `limit`.
  func wait(limit: Duration? = nil, pollEvery pause: Duration = .milliseconds(5))
    -> TerminationStatus
  {
    var interrupted = false
    while true {
      if let ending { return ending }
      if Interruption.isRequested, !interrupted {
        interrupt()
        interrupted = true
      }
      if let limit, ContinuousClock.now - started > limit { kill() }
      usleep(UInt32(pause / .microseconds(1)))
    }
  }

  /// What the child printed so far, as text, the end of it where that is long; damaged UTF-8 is
  /// replaced.
  func output() throws -> String {
    let handle = try FileHandle(forReadingFrom: log)
    let length = try handle.seekToEnd()
    try handle.seek(toOffset: length - min(length, Self.outputLimit))
    let data = try handle.readToEnd() ?? Data()
    try handle.close()
    return String(decoding: data, as: UTF8.self)
  }

  /// Bytes of output that are looked at. Stops a child that prints without end from taking all
  /// memory.
  private static let outputLimit: UInt64 = 32 << 20
}
