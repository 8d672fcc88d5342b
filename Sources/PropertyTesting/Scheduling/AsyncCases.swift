internal import Synchronization

/// Runs the asynchronous body of a check, case by case, for the engine, which is synchronous.
///
/// The engine sits on a thread of its own; the body's task runs on that thread too, so a body that
/// never suspends costs no change of threads, and one that does blocks only the engine.
final class AsyncCases: Sendable {
  private struct State {
    var running: JobLoop.Ticket<(any Error)?>?
    var isCancelled = false
  }

  private let loop = JobLoop()
  private let state = Mutex(State())

  /// The test that runs the check was cancelled.
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Runs one case to its end.
  func run(_ operation: @escaping @Sendable () async throws -> Void) throws {
    if isCancelled { throw CancellationError() }
    let ticket = loop.submit { () -> (any Error)? in
      do {
        try await operation()
        return nil
      } catch { return error }
    }
    let isCancelled = state.withLock { state in
      state.running = ticket
      return state.isCancelled
    }
    if isCancelled { ticket.cancel() }
    if let error = loop.run(ticket) { throw error }
  }

  /// Cancels the running case, and lets no other start.
  func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.running?.cancel()
    }
  }
}
