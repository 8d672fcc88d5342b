internal import PicklockSystem

/// A thread outside the concurrency runtime's pool, which may therefore block.
enum HelperThread {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread that calls `body` and ends; false when the system has none to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    // Safety: `work` is retained once, and released once: by the thread that starts, or here if
    // none does.
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = unsafe pthread_create(&thread, nil, enter, work.toOpaque())
    guard status == 0 else {
      unsafe work.release()
      return false
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { unsafe pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  #if canImport(Darwin)
    // Safety: the argument is the `Work` that `start` retained, and is taken once.
    private static let enter: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      { argument in
        unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        return nil
      }
  #else
    private static let enter:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
        { argument in
          if let argument = unsafe argument {
            unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
          }
          return nil
        }
  #endif
}
