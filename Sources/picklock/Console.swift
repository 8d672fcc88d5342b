import Foundation

/// The two output streams, unbuffered, so that nothing is lost when piped.
enum Console {
  static let errorIsTerminal =
    isatty(2) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  static let outputIsTerminal = isatty(1) == 1

  static func out(_ text: String) { write(text + "\n", to: 1) }
  static func error(_ text: String) { write(text + "\n", to: 2) }

  /// One line on standard error, and status 2.
  static func fail(_ message: String) -> Never {
    error("picklock: " + message)
    exit(2)
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

  /// Bold red where someone looks at it; plain text elsewhere.
  static func alarm(_ text: String) -> String {
    outputIsTerminal ? "\u{1B}[1;31m\(text)\u{1B}[0m" : text
  }
}
