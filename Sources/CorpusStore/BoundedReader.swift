public import Foundation

/// Reads what a user named, which may be anything: a folder, a device, a stream without an end.
public enum BoundedReader {
  /// The bytes of a regular file. Throws `CorpusError`; never waits for a writer.
  public static func file(_ url: URL, limit: Int) throws(CorpusError) -> [UInt8] {
    let name = url.relativePath
    return try read(url.path, name, limit: limit, flags: O_NONBLOCK) { status throws(CorpusError) in
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw CorpusError(name, "not a file that can be read whole")
      }
      guard status.st_size <= limit else {
        throw CorpusError(name, "\(status.st_size) bytes on disk; at most \(limit) are read")
      }
    }
  }

  /// The bytes of a file or a stream, standard input for `-`. Throws `CorpusError`.
  public static func stream(_ path: String, limit: Int) throws(CorpusError) -> [UInt8] {
    guard path != "-" else { return try drain(0, "standard input", limit: limit) }
    return try read(path, path, limit: limit, flags: 0) { _ throws(CorpusError) in }
  }

  private static func read(
    _ path: String, _ name: String, limit: Int, flags: Int32,
    check: (stat) throws(CorpusError) -> Void
  ) throws(CorpusError) -> [UInt8] {
    // Safety: the path ends with a zero; `fstat` writes one `stat` into a local variable.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw refused(name) }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw refused(name) }
    try check(status)
    return try drain(descriptor, name, limit: limit)
  }

  /// Everything up to the end, and no byte past the limit.
  private static func drain(
    _ descriptor: Int32, _ name: String, limit: Int
  ) throws(CorpusError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      // Safety: `read` writes at most the buffer's count.
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw refused(name) }
      guard count > 0 else { return bytes }
      guard count <= limit - bytes.count else {
        throw CorpusError(name, "longer than \(limit) bytes; no more are read")
      }
      bytes += piece[..<count]
    }
  }

  private static func refused(_ name: String) -> CorpusError {
    CorpusError(name, "cannot be read: \(SystemReason.words(for: errno))")
  }
}
