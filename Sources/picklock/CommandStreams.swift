import Foundation

/// Where a verb reads and prints, so that a test can stand in for the terminal.
struct CommandStreams {
  /// Reads a file, or standard input for `-`.
  var read: (String) throws -> Data
  /// Prints a line on standard output.
  var out: (String) -> Void
  /// Prints a line on standard error.
  var error: (String) -> Void

  static var standard: CommandStreams {
    CommandStreams(
      read: { name in
        guard name != "-" else { return FileHandle.standardInput.readDataToEndOfFile() }
        return try Data(contentsOf: URL(filePath: name))
      },
      out: { write($0, to: .standardOutput) },
      error: { write($0, to: .standardError) })
  }

  private static func write(_ line: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      // The reader has gone: there is nobody left to tell.
      return
    }
  }

  /// Prints values as one line of JSON with sorted keys.
  func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    out(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
