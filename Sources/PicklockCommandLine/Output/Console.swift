import PicklockSystem

/// Where a verb reads and prints: the standard streams, or what a test puts in their place.
public struct Console: Sendable {
  /// The name of the command, which begins each complaint.
  public let program: String
  /// Reads a file or a stream, standard input for `-`, of at most so many bytes.
  public let read: @Sendable (_ name: String, _ limit: Int) throws -> [UInt8]
  /// Writes bytes as they are.
  public let write: @Sendable ([UInt8], StandardStreams) -> Void
  /// Writes a file that was asked for by name.
  public let save: @Sendable (_ name: String, _ text: String) throws -> Void
  /// Reads a line that somebody types; nil at the end. Nil where nobody sits at standard input.
  public let typed: (@Sendable () -> String?)?
  /// Whether somebody looks at standard output.
  public let outputIsTerminal: Bool
  /// Whether somebody looks at standard error.
  public let errorIsTerminal: Bool

  private static let line: @Sendable () -> String? = { readLine() }

  /// A console made of its parts.
  public init(
    _ program: String, read: @escaping @Sendable (String, Int) throws -> [UInt8],
    write: @escaping @Sendable ([UInt8], StandardStreams) -> Void,
    save: @escaping @Sendable (String, String) throws -> Void,
    typed: (@Sendable () -> String?)? = nil, outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false
  ) {
    self.program = program
    self.read = read
    self.write = write
    self.save = save
    self.typed = typed
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
  }

  /// The standard streams, for a command that reads and writes files in its own way.
  public static func standard(
    _ program: String, read: @escaping @Sendable (String, Int) throws -> [UInt8],
    save: @escaping @Sendable (String, String) throws -> Void
  ) -> Console {
    Console(
      program, read: read, write: { $1.write($0) }, save: save,
      typed: isatty(0) == 1 ? line : nil,
      outputIsTerminal: StandardStreams.output.isTerminal,
      errorIsTerminal: StandardStreams.error.isTerminal)
  }

  /// Prints lines on standard output. Whatever they quote cannot command the terminal.
  public func out(_ text: String) { write(Array((text.withVisibleControls + "\n").utf8), .output) }
  /// Prints lines on standard error, in the same way.
  public func error(_ text: String) { write(Array((text.withVisibleControls + "\n").utf8), .error) }

  /// A line that stands out where someone looks at it; plain text elsewhere.
  public func alarm(_ text: String) {
    guard outputIsTerminal, (ProcessEnvironment.value(of: "NO_COLOR") ?? "").isEmpty else {
      return out(text)
    }
    write(Array("\u{1B}[1;31m\(text.withVisibleControls)\u{1B}[0m\n".utf8), .output)
  }

  /// Prints one line on standard error, then what belongs to it; returns status 2.
  public func fail(_ message: String, of verb: String = "", log: String = "") -> Int32 {
    let name = verb.isEmpty ? program : "\(program) \(verb)"
    error("\(name): \(message.asOneShortLine)" + (log.isEmpty ? "" : "\n" + log))
    return 2
  }
}
