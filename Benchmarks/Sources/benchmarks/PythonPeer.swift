import Foundation

/// A comparator written in Python, as lines of JSON that it prints.
struct PythonPeer {
  /// What the peer is called in figures and messages.
  let name: String
  /// The script, as a path below `Benchmarks/Peers`.
  let script: String

  /// The exit status of a script whose package is not installed.
  private static let absent: Int32 = 3

  /// Runs the script and hands over each line as it comes. What is absent is named on standard
  /// error and skipped.
  func run(_ arguments: [String], _ receive: ([String: Any]) -> Void) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Peers/\(script)").standardizedFileURL.path
    process.arguments = ["python3", path] + arguments
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { return skip("\(error)") }
    var buffer = Data()
    while true {
      let chunk = output.fileHandleForReading.availableData
      if chunk.isEmpty { break }
      buffer += chunk
      while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        if let line = Self.object(buffer[..<end]) { receive(line) }
        buffer = Data(buffer[(end + 1)...])
      }
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    if status != 0 { skip(status == Self.absent ? "not installed" : "it failed") }
  }

  /// One line of JSON; nil where it is none.
  static func object(_ line: Data) -> [String: Any]? {
    do { return try JSONSerialization.jsonObject(with: line) as? [String: Any] } catch {
      return nil
    }
  }

  private func skip(_ reason: String) {
    FileHandle.standardError.write(Data("benchmarks: \(name) skipped: \(reason)\n".utf8))
  }
}
