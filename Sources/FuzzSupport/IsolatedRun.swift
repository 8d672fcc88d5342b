import PropertyEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Judges each case in a child process, so that a search survives the traps it looks for.
enum IsolatedRun {
  /// The property, with every evaluation made in a child of this same program.
  static func wrapping(_ property: AnyProperty) -> AnyProperty {
    let file = "/tmp/picklock-\(getpid())"
    return property.judged { encoded, _ in
      try SavedInput.write(encoded, to: file).get()
      defer { _ = unsafe unlink(file) }
      switch status(ofRunning: file) {
      case .exited(0): return
      case .exited: throw PropertyFailure("fails without a trap")
      case .killed(let signal): throw PropertyFailure("trap", details: "signal \(signal)")
      case .unstarted: throw Discard("no child could be started")
      }
    }
  }

  private enum Ending {
    case exited(CInt)
    case killed(signal: CInt)
    case unstarted
  }

  private static func status(ofRunning file: String) -> Ending {
    let program = CommandLine.arguments[0]
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in [program, "run", file] { unsafe arguments.append(unsafe strdup(word)) }
    unsafe arguments.append(nil)
    let count = unsafe arguments.count
    defer { for index in 0..<count { unsafe free(arguments[index]) } }
    var child: pid_t = 0
    var actions = unsafe posix_spawn_file_actions_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [StandardStream.output, .error] {
      _ = unsafe posix_spawn_file_actions_addopen(
        &actions, descriptor.rawValue, "/dev/null", O_WRONLY, 0)
    }
    guard unsafe posix_spawn(&child, program, &actions, nil, arguments, environ) == 0 else {
      return .unstarted
    }
    var status: CInt = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return .unstarted }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }
}
