internal import PicklockSystem

/// Forks probes, and learns how they fare through a page of shared memory.
@safe
struct ForkedProbe: Sendable {
  #if os(Linux)
    let hangLimit: Duration
    private let page: SharedPage

    init(hangLimit: Duration) throws {
      self.hangLimit = hangLimit
      page = try SharedPage()
      CrashRecorder.prepare()
    }

    /// Notes what a probe is about to do.
    func note(case number: Int, phase: ProbeOutcome.Phase) { page.note(case: number, phase: phase) }

    /// Ends a probe that came through.
    func finish() -> Never {
      page.noteFinished()
      _exit(0)
    }

    /// Forks a probe. Returns nil in the probe, and its outcome here once it is known.
    func send() -> ProbeOutcome? {
      page.reset()
      var ends: [Int32] = [-1, -1]
      // Safety: `pipe` writes two descriptors, which is what the array holds.
      guard unsafe pipe(&ends) == 0 else { return .unavailable }
      for end in ends {
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
      let child = fork()
      if child == 0 {
        CrashRecorder.settle(page: page, standardError: ends[1])
        return nil
      }
      close(ends[1])
      defer { close(ends[0]) }
      guard child > 0 else { return .unavailable }
      var words = StderrTail(descriptor: ends[0])
      let ending = watch(child, &words)
      return outcome(ending, words)
    }

    /// Waits until the child has ended; ends it when it makes no progress for the limit.
    private func watch(_ child: pid_t, _ words: inout StderrTail) -> ProcessFailure.Cause {
      let clock = ContinuousClock()
      var progress = page.progress
      var since = clock.now
      var pause: UInt32 = 20
      var hung = false
      while true {
        var status: Int32 = 0
        // Safety: `waitpid` writes one status into a local variable.
        let reaped = unsafe waitpid(child, &status, WNOHANG)
        words.read()
        if reaped == child || (reaped < 0 && errno != EINTR) {
          if hung { return .hang(hangLimit) }
          return .ended(TerminationStatus(waitStatus: status))
        }
        if page.progress != progress {
          progress = page.progress
          since = clock.now
        } else if !hung, clock.now - since > hangLimit {
          hung = true
          kill(child, SIGKILL)
        }
        usleep(pause)
        pause = min(pause * 2, 1_000)
      }
    }

    private func outcome(_ cause: ProcessFailure.Cause, _ words: StderrTail) -> ProbeOutcome {
      if page.isFinished { return .finished(cases: page.caseNumber) }
      let message = if case .ended(.signal) = cause { words.message } else { "" }
      // Where a stack runs out is chance; every other trap is at its instruction.
      let frame = cause == .ended(.signal(SIGSEGV)) ? "" : CrashRecorder.place(of: page.frames)
      let death = ProcessFailure(cause: cause, message: message, frame: frame)
      return .died(death, case: page.caseNumber, while: page.phase)
    }
  #else
    // `fork` is not offered to Swift here.
    init(hangLimit: Duration) throws { throw CheckError.noIsolation("a check on this system") }
    func note(case number: Int, phase: ProbeOutcome.Phase) {}
    func finish() {}
    func send() -> ProbeOutcome? { .finished(cases: .max) }
  #endif
}
