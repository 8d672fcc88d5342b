import CorpusStore
import Foundation

/// Where a verb reads and prints, so that a test can stand in for the terminal.
struct CommandStreams {
  /// Reads a file or a stream, standard input for `-`, of at most so many bytes.
  var read: (_ name: String, _ limit: Int) throws -> Data
  /// Prints a line on standard output.
  var out: (String) -> Void
  /// Writes a file that was asked for by name.
  var write: (_ name: String, _ text: String) throws -> Void = { name, text in
    try InputFile.write(Array(text.utf8), to: URL(filePath: name))
  }
  /// Prints a line on standard error.
  var error: (String) -> Void
  /// Reads a line that somebody types; nil at the end. Nil where nobody sits at standard input.
  var typed: (() -> String?)?

  static var standard: CommandStreams {
    CommandStreams(
      read: { name, limit in Data(try BoundedReader.stream(name, limit: limit)) },
      out: { Console.out($0) }, error: { Console.error($0) },
      typed: isatty(0) == 1 ? { readLine() } : nil)
  }

  /// Prints values as one line of JSON with sorted keys.
  func json(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    out(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
