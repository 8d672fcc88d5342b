/// How a process ended.
public enum TerminationStatus: Hashable, Sendable, CustomStringConvertible {
  /// It exited with this code.
  case exitCode(Int32)
  /// A signal of this number ended it.
  case signal(Int32)

  /// Reads the status that `waitpid` writes for a process that has ended (POSIX, `sys/wait.h`: the
  /// low seven bits are the signal, the next byte the code).
  public init(waitStatus status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exitCode(status >> 8 & 0xFF) : .signal(signal)
  }

  /// Whether it exited with code 0.
  public var isSuccess: Bool { self == .exitCode(0) }

  /// What happened, as the end of a sentence whose subject is the process.
  public var description: String {
    switch self {
    case .exitCode(let code): "ended with status \(code)"
    case .signal(let number): "was killed by \(Self.name(ofSignal: number))"
    }
  }

  /// The name in `<signal.h>` of a signal that ends processes: `SIGSEGV`; `signal 64` for others.
  public static func name(ofSignal number: Int32) -> String {
    names[number] ?? "signal \(number)"
  }

  private static let names: [Int32: String] = [
    SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL",
    SIGUSR1: "SIGUSR1", SIGSEGV: "SIGSEGV", SIGUSR2: "SIGUSR2", SIGPIPE: "SIGPIPE",
    SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    SIGSYS: "SIGSYS",
  ]
}
