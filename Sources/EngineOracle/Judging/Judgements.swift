import Synchronization

/// Counts on its own what a property is asked, so that a report's figures can be checked.
final class Judgements: Sendable {
  private struct Counts {
    var judged = 0
    var discarded = 0
    var hasFailed = false
  }

  private let counts = Mutex(Counts())

  /// Cases judged, up to and with the first failure.
  var judged: Int { counts.withLock { $0.judged } }

  /// A case is about to be judged.
  func begin() { change { $0.judged += 1 } }

  /// The case turned out to say nothing.
  func discard() {
    change {
      $0.judged -= 1
      $0.discarded += 1
    }
  }

  /// The case failed: what comes after belongs to the shrinker.
  func fail() { change { $0.hasFailed = true } }

  func reset() { counts.withLock { $0 = Counts() } }

  private func change(_ body: (inout Counts) -> Void) {
    counts.withLock { if !$0.hasFailed { body(&$0) } }
  }
}
