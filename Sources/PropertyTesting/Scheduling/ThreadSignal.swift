internal import PicklockSystem

// Safety: `isRaised` is read and written under the mutex only; both pointers are allocated and
// initialized once, never change, and are freed by `deinit` alone.
/// Lets one thread sleep until another raises the signal. A signal raised early is not lost.
@safe
final class ThreadSignal: @unchecked Sendable {
  // Safety: as the class says: nothing uses the pointers before `init` or after `deinit`.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var isRaised = false

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Wakes the waiting thread, or the next one to wait.
  func raise() {
    unsafe pthread_mutex_lock(mutex)
    isRaised = true
    unsafe pthread_cond_signal(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  /// Sleeps until the signal is raised, and lowers it.
  func wait() {
    unsafe pthread_mutex_lock(mutex)
    while !isRaised { unsafe pthread_cond_wait(condition, mutex) }
    isRaised = false
    unsafe pthread_mutex_unlock(mutex)
  }
}
