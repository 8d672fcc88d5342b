internal import Synchronization

/// An executor that runs a task on whichever thread calls `run`, which blocks until it is done.
///
/// Swift Testing hands issues to handlers that are installed by an asynchronous function; a
/// synchronous `check` can still use one, because here that function runs on the caller's thread
/// from its start to its end.
final class JobLoop: TaskExecutor {
  /// A task on this loop, and what it returned.
  final class Ticket<Value: Sendable>: Sendable {
    fileprivate let value = Mutex<Value?>(nil)
    fileprivate let handle = Mutex<Task<Void, Never>?>(nil)

    func cancel() { handle.withLock { $0?.cancel() } }
  }

  private let queue = Mutex<[UnownedJob]>([])
  private let signal = ThreadSignal()

  /// Takes a job; called by the concurrency runtime.
  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    queue.withLock { $0.append(unowned) }
    signal.raise()
  }

  /// Makes a task of `operation`, with the task-local values of the caller. It runs in `run`.
  func submit<Value: Sendable>(
    _ operation: @escaping @Sendable () async -> Value
  ) -> Ticket<Value> {
    let ticket = Ticket<Value>()
    let task = Task(executorPreference: self) {
      let value = await operation()
      ticket.value.withLock { $0 = value }
    }
    ticket.handle.withLock { $0 = task }
    return ticket
  }

  /// Runs the task of `ticket`, and whatever it awaits, on this thread; returns its value.
  func run<Value: Sendable>(_ ticket: Ticket<Value>) -> Value {
    while true {
      if let job = queue.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        // Safety: a job is taken out of the queue once, so that it runs once, as its executor's
        // own.
        unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      } else if let value = ticket.value.withLock({ $0 }) {
        return value
      } else {
        signal.wait()
      }
    }
  }
}
