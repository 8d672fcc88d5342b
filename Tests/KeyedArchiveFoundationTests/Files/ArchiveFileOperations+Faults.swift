import Foundation
import KeyedArchiveFoundation
import Synchronization

extension ArchiveFileOperations {
  /// The error that injected faults throw.
  struct Fault: Error, Equatable {}

  /// The real file system, with `event` told the number of each operation, before it happens.
  static func watched(_ event: @escaping @Sendable (Int) throws -> Void) -> ArchiveFileOperations {
    let system = ArchiveFileOperations.system
    let count = Counter()
    let next: @Sendable () throws -> Void = { try event(count.next()) }
    return ArchiveFileOperations(
      lock: {
        try next()
        return try system.lock($0, $1)
      },
      names: {
        try next()
        return try system.names($0)
      },
      read: {
        try next()
        return try system.read($0, $1)
      },
      write: {
        try next()
        // Half the bytes, then the rest: a fault in between leaves a torn file.
        try system.write($0, Array($1.prefix($1.count / 2)), $2)
        try next()
        try system.remove($0)
        try system.write($0, $1, $2)
      },
      flush: {
        try next()
        try system.flush($0)
      },
      link: {
        try next()
        try system.link($0, $1)
      },
      rename: {
        try next()
        try system.rename($0, $1)
      },
      flushDirectory: {
        try next()
        try system.flushDirectory($0)
      },
      remove: {
        try next()
        try system.remove($0)
      })
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)

    func next() -> Int {
      value.withLock { value in
        value += 1
        return value
      }
    }
  }
}
