import CPicklockParentDeathSignal
import PicklockSystem

/// Ties this process to the one that reads what it finds.
enum ParentDeathSignal {
  /// Ends this process with its supervisor, also when that is killed; does nothing without one.
  static func request() {
    guard supervisor != nil else { return }
    _ = picklock_signal_at_parents_end(SIGKILL)
    endIfOrphaned()
  }

  /// For systems without that service, and for a supervisor that was gone before it was asked for.
  static func endIfOrphaned() {
    if let supervisor, getppid() != supervisor { _exit(0) }
  }

  /// The process that a supervised one belongs to; nil for a user's own run.
  private static let supervisor = Int32(Harness.environment(HarnessEnvironment.supervisor))
}
