/// Reads and writes whole files. What is read may be anything: a folder, a device, a stream that
/// never ends.
public enum BoundedFile {
  /// Why a file was not read.
  public enum Failure: Error, Hashable, Sendable {
    /// The system refused.
    case system(SystemError)
    /// It is a folder, a pipe or a device, where a file was asked for.
    case notRegular
    /// The file says that it holds so many bytes, which is past the limit.
    case large(bytes: Int)
    /// More than the limit came; no more was read.
    case endless

    /// The `errno` that says nearly the same.
    public var number: Int32 {
      switch self {
      case .system(let error): error.number
      case .notRegular: EINVAL
      case .large, .endless: EFBIG
      }
    }

    /// The reason in words, for a reader that allows `limit` bytes.
    public func reason(limit: Int) -> String {
      switch self {
      case .system(let error): "\(error)"
      case .notRegular: "not a file that can be read whole"
      case .large(let bytes): "\(bytes) bytes on disk; at most \(limit) are read"
      case .endless: "longer than \(limit) bytes; no more are read"
      }
    }
  }

  /// The bytes of what is at `path`, at most `limit` of them; with `regularOnly`, never waits for
  /// the other end of a pipe. Throws `Failure`.
  public static func read(
    _ path: String, limit: Int, regularOnly: Bool = false
  ) throws(Failure) -> [UInt8] {
    // Safety: the path ends with a zero and is read during the call.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | (regularOnly ? O_NONBLOCK : 0))
    guard descriptor >= 0 else { throw .system(.last) }
    defer { close(descriptor) }
    if regularOnly { try requireRegular(descriptor, limit: limit) }
    return try read(descriptor: descriptor, limit: limit)
  }

  /// Everything from an open file up to its end, at most `limit` bytes. Throws `Failure`.
  public static func read(descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = readPiece(descriptor, &piece)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(.last) }
      guard count > 0 else { return bytes }
      guard count <= limit - bytes.count else { throw .endless }
      bytes += piece[..<count]
    }
  }

  /// Writes all bytes to an open file, however few the system takes at a time. Throws
  /// `SystemError`.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let count = writePiece(descriptor, bytes[written...])
      // A pipe that another program made non-blocking is full for a moment.
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw count < 0 ? .last : SystemError(ENOSPC) }
      written += count
    }
  }

  private static func requireRegular(_ descriptor: Int32, limit: Int) throws(Failure) {
    var status = stat()
    // Safety: `fstat` writes one `stat` into a local variable.
    guard unsafe fstat(descriptor, &status) == 0 else { throw .system(.last) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= limit else { throw .large(bytes: Int(status.st_size)) }
  }
}

// Outside the type, whose own names would hide the system's.

private func readPiece(_ descriptor: Int32, _ piece: inout [UInt8]) -> Int {
  // Safety: `read` writes at most the buffer's count.
  unsafe piece.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
}

private func writePiece(_ descriptor: Int32, _ piece: ArraySlice<UInt8>) -> Int {
  // Safety: `write` reads at most the buffer's count.
  unsafe piece.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
}
