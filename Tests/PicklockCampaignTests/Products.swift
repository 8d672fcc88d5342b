import Foundation
import Testing

/// The programs that are built beside this test bundle.
enum Products {
  static let folder: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    return URL(filePath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs one of them and returns how it ended and what it printed.
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:],
    input: URL = URL(filePath: "/dev/null")
  ) throws -> (status: Int32, output: String, error: String) {
    try run(
      at: folder.appending(path: name), arguments, environment: environment, input: input)
  }

  /// Runs any program in the same way; `input` is what it reads.
  static func run(
    at program: URL, _ arguments: [String], environment: [String: String] = [:],
    input: URL = URL(filePath: "/dev/null")
  ) throws -> (status: Int32, output: String, error: String) {
    let scratch = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let files = ["out", "err"].map { scratch.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["PICKLOCK_ROOT": root.path]) { $1 }.merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    return (process.terminationStatus, texts[0], texts[1])
  }
}
