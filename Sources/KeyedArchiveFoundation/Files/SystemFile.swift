import Foundation
import PicklockSystem

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
    do { return try BoundedFile.read(descriptor: descriptor, limit: limit) } catch {
      throw SystemFailure(call: "read", path: path, number: error.number)
    }
  }

  private borrowing func writeAll(_ bytes: [UInt8]) throws(SystemFailure) {
    do { try BoundedFile.write(bytes, to: descriptor) } catch {
      throw SystemFailure(call: "write", path: path, number: error.number)
    }
  }

  private borrowing func failure(_ call: String) -> SystemFailure {
    SystemFailure(call: call, path: path, number: errno)
  }
}
