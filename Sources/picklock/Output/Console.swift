import Foundation
import PicklockCorpus

/// Where a verb reads and prints: the standard streams, or what a test puts in their place.
struct Console: Sendable {
  /// Reads a file or a stream, standard input for `-`, of at most so many bytes.
  let read: @Sendable (_ name: String, _ limit: Int) throws -> [UInt8]
  /// Writes bytes as they are.
  let write: @Sendable ([UInt8], StandardStreams) -> Void
  /// Writes a file that was asked for by name.
  let save: @Sendable (_ name: String, _ text: String) throws -> Void
  /// Reads a line that somebody types; nil at the end. Nil where nobody sits at standard input.
  let typed: (@Sendable () -> String?)?
  let outputIsTerminal: Bool
  let errorIsTerminal: Bool

  private static let line: @Sendable () -> String? = { readLine() }

  static let standard = Console(
    read: { try BoundedReader.stream($0, limit: $1) }, write: { $1.write($0) },
    save: { try InputFile.write(Array($1.utf8), to: URL(filePath: $0)) },
    typed: isatty(0) == 1 ? line : nil,
    outputIsTerminal: StandardStreams.output.isTerminal,
    errorIsTerminal: StandardStreams.error.isTerminal)

  /// Prints lines on standard output. Whatever they quote cannot command the terminal.
  func out(_ text: String) { write(Array((text.withVisibleControls + "\n").utf8), .output) }
  /// Prints lines on standard error, in the same way.
  func error(_ text: String) { write(Array((text.withVisibleControls + "\n").utf8), .error) }

  /// A line that stands out where someone looks at it; plain text elsewhere.
  func alarm(_ text: String) {
    guard outputIsTerminal, StandardStreams.environment("NO_COLOR").isEmpty else {
      return out(text)
    }
    write(Array("\u{1B}[1;31m\(text.withVisibleControls)\u{1B}[0m\n".utf8), .output)
  }

  /// Prints one line on standard error, then what belongs to it; returns status 2.
  func fail(_ message: String, of verb: String = "", log: String = "") -> Int32 {
    let name = verb.isEmpty ? "picklock" : "picklock \(verb)"
    error("\(name): \(message.asOneShortLine)" + (log.isEmpty ? "" : "\n" + log))
    return 2
  }
}
