import PicklockSystem
import Synchronization

/// The two output streams, unbuffered, so that nothing is lost when piped.
public enum StandardStreams: Int32, Sendable {
  case output = 1
  case error = 2

  /// Whether someone looks at it who can be shown a line that changes.
  public var isTerminal: Bool {
    isatty(rawValue) == 1 && ProcessEnvironment.value(of: "TERM") != "dumb"
  }

  /// Writes bytes as they are; what standard output does not take is remembered.
  public func write(_ bytes: [UInt8]) {
    do throws(SystemError) { try BoundedFile.write(bytes, to: rawValue) } catch {
      // Standard error is where it would be told.
      if self == .output { Self.lost.store(error.number, ordering: .relaxed) }
    }
  }

  /// Writes text as it is.
  public func write(_ text: String) { write(Array(text.utf8)) }

  /// Why standard output took no more, as an `errno`; 0 while everything that was printed arrived.
  public static var lostOutput: Int32 { lost.load(ordering: .relaxed) }
  private static let lost = Atomic<Int32>(0)

  /// The terminal behind standard error; nil where it does not say.
  public static var size: (columns: Int, rows: Int)? {
    var size = winsize()
    // Safety: TIOCGWINSZ writes one `winsize`, which is what it is given.
    guard unsafe ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Gives the three standard descriptors something to stand on: without, the next file opened
  /// would be taken for the terminal.
  public static func occupyDescriptors() {
    while true {
      // Safety: `open` with no mode reads nothing but the literal.
      let descriptor = unsafe open("/dev/null", O_RDWR)
      guard descriptor >= 0, descriptor <= 2 else {
        if descriptor > 2 { close(descriptor) }
        return
      }
    }
  }
}
