internal import PicklockSystem

/// The end of what a probe wrote to standard error.
struct StderrTail {
  /// More is of no use in a report, and a probe may write without end.
  private static let maximumBytes = 4_096

  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Takes what has arrived.
  mutating func read() {
    var buffer = [UInt8](repeating: 0, count: Self.maximumBytes)
    while true {
      // Safety: `read` writes at most the buffer's count.
      let count = unsafe readBytes(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer[..<count]
      bytes.removeFirst(max(0, bytes.count - Self.maximumBytes))
    }
  }

  /// The line of the last fatal error, or empty.
  var message: String {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.last { $0.contains("Fatal error") }.map(String.init) ?? ""
  }
}

// Safety: the caller's buffer has room for `count` bytes.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{ unsafe read(descriptor, buffer, count) }
