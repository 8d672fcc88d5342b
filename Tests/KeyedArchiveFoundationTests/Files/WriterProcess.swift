import Foundation

@testable import ArchiveFileWriter

/// A writer that has started; what it acknowledges goes to a file.
struct WriterProcess {
  private let process = Process()
  private let output: URL

  init(
    _ folder: ScratchFolder, writer: Int, count: Int, _ mode: WriterMode = .updates
  ) throws {
    output = URL(filePath: folder.path + "/writer-\(writer)")
    try Data().write(to: output)
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    process.executableURL = URL(filePath: bundle ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appending(path: "ArchiveFileWriter")
    process.arguments = [folder.file, "\(writer)", "\(count)", mode.rawValue]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// The status with which it ended by itself; nil if a signal ended it.
  func exitStatus() -> Int32? {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }

  /// Kills it some time after its first acknowledgement.
  func kill(after microseconds: UInt32) throws {
    while try lastAcknowledged() == nil, process.isRunning { usleep(500) }
    usleep(microseconds)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The last count that was acknowledged, if any.
  func lastAcknowledged() throws -> Int? {
    // What follows the last line feed was cut short.
    try String(contentsOf: output, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().last.flatMap { Int($0) }
  }
}
