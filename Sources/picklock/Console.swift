import Foundation

/// The two output streams, unbuffered, so that nothing is lost when piped.
enum Console {
  static let errorIsTerminal = isTerminal(2)
  static let outputIsTerminal = isTerminal(1)

  /// Prints lines on standard output. Whatever they quote cannot command the terminal.
  static func out(_ text: String) { write(text.withVisibleControls + "\n", to: 1) }
  /// Prints lines on standard error, in the same way.
  static func error(_ text: String) { write(text.withVisibleControls + "\n", to: 2) }

  /// Prints one line on standard error, then what another program said, and ends with status 2.
  static func fail(_ message: String, log: String = "") -> Never {
    error("picklock: " + message.onOneLine)
    if !log.isEmpty { error(log) }
    exit(2)
  }

  /// A line that stands out where someone looks at it; plain text elsewhere.
  static func alarm(_ text: String) {
    guard outputIsTerminal, environment("NO_COLOR").isEmpty else { return out(text) }
    write("\u{1B}[1;31m\(text.withVisibleControls)\u{1B}[0m\n", to: 1)
  }

  /// Columns of the terminal behind standard error; nil where it does not say.
  static var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }

  static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      written += count
    }
  }
}
