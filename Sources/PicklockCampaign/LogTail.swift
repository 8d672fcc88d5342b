import Foundation

/// Reads a growing file from where it stopped last time, whole lines only.
struct LogTail {
  private let url: URL
  private var offset: UInt64 = 0
  private var rest: [UInt8] = []

  init(_ url: URL) { self.url = url }

  /// Gives every line that was completed since the last call.
  mutating func lines(_ take: (Substring) -> Void) throws {
    let handle = try FileHandle(forReadingFrom: url)
    try handle.seek(toOffset: offset)
    let data = try handle.readToEnd() ?? Data()
    try handle.close()
    guard !data.isEmpty else { return }
    offset += UInt64(data.count)
    rest += data
    guard let last = rest.lastIndex(of: 0x0A) else { return }
    for line in rest[...last].split(separator: 0x0A) {
      take(Substring(decoding: line, as: UTF8.self))
    }
    rest.removeSubrange(...last)
  }
}
