import PicklockSystem

/// Bounds what one input may take of the machine.
enum ProcessLimits {
  /// Allows the next input so many seconds and so much memory, where the supervisor names limits:
  /// an input that never ends, or that takes all memory, ends its own process alone.
  static func allowOneInput() {
    guard let seconds = UInt32(Harness.environment(HarnessEnvironment.seconds)) else { return }
    // A supervisor may have started this process from a thread that lets no signal through.
    var alone = sigset_t()
    // Safety: each call reads or writes one local variable of the type it asks for.
    _ = unsafe sigemptyset(&alone)
    _ = unsafe sigaddset(&alone, SIGALRM)
    _ = unsafe sigprocmask(SIG_UNBLOCK, &alone, nil)
    alarm(seconds)
    var limit = rlimit(rlim_cur: memory, rlim_max: memory)
    #if canImport(Glibc)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #else
      _ = unsafe setrlimit(RLIMIT_AS, &limit)
    #endif
  }

  /// Bytes of address space of a replay, half as much again as a fuzzer's memory.
  private static let memory: rlim_t = 4 << 30
}
