import Foundation
import Synchronization

/// Control-C and the end of a session, as a flag that long work looks at between two steps.
public enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// True once the user asked to stop.
  public static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// From here on a signal asks for an orderly end; a second one ends at once.
  public static func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if Interruption.requested.exchange(true, ordering: .relaxed) { _exit(128 + number) }
      }
    }
  }
}
