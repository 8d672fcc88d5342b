import Foundation
import Synchronization

/// A lock of the file that a path names, held until it is released.
///
/// `flock` locks the file, not its name, and a rename gives the name to another file. So the name
/// is checked again once the lock is held. Nothing is left beside the file, and the system releases
/// the lock of a process that is killed.
final class FileLock: Sendable {
  private static let secondsBetweenTries = 0.002

  private struct Holder: ~Copyable {
    var file: SystemFile?
  }

  private let holder: Mutex<Holder>

  /// Waits for the lock, at most `seconds`.
  ///
  /// - Throws: `SystemFailure`, of the call `flock` if another holder does not release it in time.
  init(_ path: String, seconds: Int) throws(SystemFailure) {
    let end = Date(timeIntervalSinceNow: Double(seconds))
    while true {
      let file = try SystemFile(path, flags: O_RDONLY | O_NOFOLLOW)
      if try file.tryLock(), file.isNamed() {
        holder = Mutex(Holder(file: consume file))
        return
      }
      guard Date() < end else {
        throw SystemFailure(call: SystemFile.lockCall, path: path, number: EWOULDBLOCK)
      }
      Thread.sleep(forTimeInterval: Self.secondsBetweenTries)
    }
  }

  /// Releases the lock.
  func release() {
    holder.withLock { $0.file = nil }
  }
}
