import PicklockCommandLine
import PicklockSystem

/// Faults that the harness commits when it is told to, so that `doctor` sees this very binary die
/// and leave a crash file.
enum SelfTest: String {
  /// Reads one byte past a buffer on the heap: silent without AddressSanitizer.
  case memory
  /// A Swift trap.
  case trap
  /// An end of the process that is not a crash.
  case exit
  /// No end at all.
  case hang
  /// No fault: every input is passed over, which shows the most that this machine can run.
  case idle

  /// The fault asked for in the environment; nil in every real run.
  static let requested = SelfTest(
    rawValue: Harness.environment(HarnessEnvironment.selfTest))

  func commit() {
    switch self {
    case .memory:
      // Safety: it is not: the read past the end is the fault that AddressSanitizer must report.
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 16)
      unsafe buffer.initialize(repeating: 0)
      let past = unsafe buffer.baseAddress.map { unsafe $0 + 16 }
      if let byte = unsafe past?.pointee { StandardStreams.error.write("read \(byte)\n") }
      unsafe buffer.deallocate()
    case .trap:
      preconditionFailure("a planted trap")
    case .exit: _exit(3)
    case .hang: while getppid() >= 0 { usleep(1_000) }
    case .idle: break
    }
  }
}
