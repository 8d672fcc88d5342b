import PicklockSystem

/// Counts executions, tells the campaign about once a second, and ends an orphaned child.
///
/// libFuzzer itself reports at powers of two, which are hours apart in a long run.
struct Heartbeat {
  private var executions = 0
  /// The clock is read again at this count: reading it each time would cost more than a fast
  /// property does.
  private var nextLook = 1
  private var stride = 1
  private var lastLook = Heartbeat.now()
  private let file: String

  init() {
    file = Harness.environment(HarnessEnvironment.heartbeat)
  }

  mutating func beat() {
    executions &+= 1
    if executions >= nextLook { look() }
  }

  private mutating func look() {
    let now = Self.now()
    let elapsed = now - lastLook
    if elapsed < 0.25 {
      stride = min(stride &* 2, 1 << 20)
    } else {
      if elapsed > 1 { stride = max(1, stride / 2) }
      lastLook = now
      tell()
    }
    nextLook = executions &+ stride
  }

  private func tell() {
    ParentDeathSignal.endIfOrphaned()
    guard !file.isEmpty else { return }
    // Safety: the path is read during the call, and `write` reads within the text's bytes.
    let descriptor = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { return }
    let text = Array("\(executions)\n".utf8)
    _ = unsafe text.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  private static func now() -> Double {
    var time = timespec()
    // Safety: `clock_gettime` writes one `timespec` into a local variable.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
