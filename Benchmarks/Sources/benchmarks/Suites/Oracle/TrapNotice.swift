import Foundation
import Synchronization

/// Says which seed a trap came at, since a trap ends the process and its report with it.
enum TrapNotice {
  private static let seed = Atomic<UInt64>(0)

  /// From now on a trap names the seed.
  static func install() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS] {
      signal(number) { number in
        let seed = TrapNotice.seed.load(ordering: .relaxed)
        let text = "benchmarks: the engine trapped at seed \(seed); repeat with --case \(seed)\n"
        FileHandle.standardError.write(Data(text.utf8))
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// The seed that is judged next.
  static func begin(_ next: UInt64) { seed.store(next, ordering: .relaxed) }
}
