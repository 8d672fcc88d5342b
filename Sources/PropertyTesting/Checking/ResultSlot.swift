internal import PropertyEngine
internal import Synchronization

/// Carries a result out of a closure that Swift Testing calls.
final class ResultSlot: Sendable {
  private let slot = Mutex<Result<Report, any Error>>(.failure(CancellationError()))

  /// The result; a cancellation until it is set.
  var value: Result<Report, any Error> {
    get { slot.withLock { $0 } }
    set { slot.withLock { $0 = newValue } }
  }
}
