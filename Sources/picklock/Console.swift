import Foundation
import Synchronization

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

  /// The terminal behind standard error; nil where it does not say.
  static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    // Safety: TIOCGWINSZ writes one `winsize`, which is what it is given.
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM") != "dumb"
  }

  private static func environment(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }

  /// Why standard output took no more, as an `errno`; 0 while everything that was printed arrived.
  static var lostOutput: Int32 { lost.load(ordering: .relaxed) }
  private static let lost = Atomic<Int32>(0)

  /// Gives the three standard descriptors something to stand on: without, the next file opened
  /// would be taken for the terminal.
  static func occupyDescriptors() {
    while true {
      // Safety: `open` with no mode reads nothing but the literal.
      let descriptor = unsafe open("/dev/null", O_RDWR)
      guard descriptor >= 0, descriptor <= 2 else {
        if descriptor > 2 { close(descriptor) }
        return
      }
    }
  }

  static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8), to: descriptor)
  }

  /// Writes bytes as they are.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      // Safety: `write` reads within the slice, which outlives the call.
      let count = unsafe bytes[written...].withUnsafeBytes {
        unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        if descriptor == 1 { lost.store(count < 0 ? errno : ENOSPC, ordering: .relaxed) }
        return
      }
      written += count
    }
  }
}
