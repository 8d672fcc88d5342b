import Foundation

/// One open file of the system, closed when it goes.
struct SystemFile: ~Copyable {
  private let descriptor: Int32
  private let path: String

  /// The call that fails when another holder has the lock.
  static let lockCall = "flock"

  init(_ path: String, flags: Int32, mode: mode_t = 0) throws(SystemFailure) {
    var descriptor: Int32 = -1
    repeat {
      // Safety: the path ends with a zero and is read during the call.
      descriptor = unsafe open(path, flags | O_CLOEXEC, mode)
    } while descriptor < 0 && errno == EINTR
    guard descriptor >= 0 else {
      throw SystemFailure(call: "open", path: path, number: errno)
    }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { _ = close(descriptor) }

  static func check(_ status: Int32, _ call: String, _ path: String) throws(SystemFailure) {
    guard status == 0 else { throw SystemFailure(call: call, path: path, number: errno) }
  }

  static func read(_ path: String, limit: Int) throws(SystemFailure) -> [UInt8] {
    let file = try SystemFile(path, flags: O_RDONLY | O_NOFOLLOW)
    return try file.readAll(limit: limit)
  }

  static func write(_ path: String, _ bytes: [UInt8], like: String) throws(SystemFailure) {
    var information = stat()
    // Safety: `lstat` writes one `stat` into a local variable.
    let isThere = unsafe lstat(like, &information) == 0
    let mode = isThere ? information.st_mode & 0o777 : 0o600
    let file = try SystemFile(path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    try check(fchmod(file.descriptor, mode), "fchmod", path)
    try file.writeAll(bytes)
  }

  static func flush(_ path: String, flags: Int32) throws(SystemFailure) {
    let file = try SystemFile(path, flags: flags)
    #if canImport(Darwin)
      // `fsync` stops at the drive's cache there.
      guard fcntl(file.descriptor, F_FULLFSYNC) != 0 else { return }
    #endif
    try check(fsync(file.descriptor), "fsync", path)
  }

  static func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func paths(startingWith prefix: String) throws -> [String] {
    let folder = directory(of: prefix)
    let start = prefix.lastIndex(of: "/").map { prefix.index(after: $0) } ?? prefix.startIndex
    let name = prefix[start...]
    return try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasPrefix(name) }
      .map { String(prefix[..<start]) + $0 }
  }

  /// Takes the lock of the file unless it is held elsewhere.
  borrowing func tryLock() throws(SystemFailure) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return true }
    guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(Self.lockCall) }
    return false
  }

  /// Whether the path still names this file.
  borrowing func isNamed() -> Bool {
    var (own, named) = (stat(), stat())
    // Safety: each call writes one `stat` into a local variable.
    return unsafe fstat(descriptor, &own) == 0 && lstat(path, &named) == 0
      && own.st_ino == named.st_ino && own.st_dev == named.st_dev
  }

  private borrowing func readAll(limit: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      // Safety: `read` writes at most the buffer's count.
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count == 0 { return bytes }
      if count < 0 {
        guard errno == EINTR else { throw failure("read") }
        continue
      }
      bytes += piece[..<count]
      guard bytes.count <= limit else {
        throw SystemFailure(call: "read", path: path, number: EFBIG)
      }
    }
  }

  private borrowing func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      // Safety: `written` is at most the count, and `write` reads within the rest.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        return unsafe Foundation.write(descriptor, rest.baseAddress, rest.count)
      }
      guard count >= 0 else {
        guard errno == EINTR else { throw failure("write") }
        continue
      }
      written += count
    }
  }

  private borrowing func failure(_ call: String) -> SystemFailure {
    SystemFailure(call: call, path: path, number: errno)
  }
}
