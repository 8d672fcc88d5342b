import PicklockCommandLine
import PicklockSystem
import PropertyEngine

/// Judges each case in a child process, so that a search survives the traps it looks for.
enum IsolatedRun {
  /// Seconds that one case may take. Stops a candidate that never ends.
  private static let seconds = 5

  /// The property, with every evaluation made in a child of this same program.
  static func wrapping(_ property: AnyProperty) -> AnyProperty {
    // Safety: this tool has one thread, so that nothing reads the environment meanwhile.
    _ = unsafe setenv(HarnessEnvironment.supervisor, "\(getpid())", 1)
    _ = unsafe setenv(HarnessEnvironment.seconds, "\(seconds)", 1)
    return property.judged { encoded, _ in
      switch ending(of: encoded) {
      case .exitCode(0): return
      case .exitCode(1): throw PropertyFailure("fails without a trap")
      case .exitCode(let status):
        throw PropertyFailure("ends the process", details: "status \(status)")
      case .signal(SIGALRM): throw PropertyFailure("hang", details: "no end within \(seconds) s")
      case .signal(let number):
        throw PropertyFailure("trap", details: TerminationStatus.name(ofSignal: number))
      }
    }
  }

  /// Without a child there is no verdict, and any answer would be a lie: the whole search ends.
  private static func ending(of encoded: [UInt8]) -> TerminationStatus {
    do {
      let file = try AnonymousFile(encoded)
      return try run(file.descriptor)
    } catch {
      StandardStreams.error.write("cannot run a case of its own: \(error)\n")
      exit(2)
    }
  }

  private static func run(_ input: CInt) throws(SavedInputError) -> TerminationStatus {
    let program = CommandLine.arguments[0]
    // Safety: the words are freed and the actions destroyed once, on return, when the child has
    // its copies; the list ends with nil, as `posix_spawnp` asks.
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in [program, "run", "-"] { unsafe arguments.append(unsafe strdup(word)) }
    unsafe arguments.append(nil)
    let count = unsafe arguments.count
    defer { for index in 0..<count { unsafe free(arguments[index]) } }
    var child: pid_t = 0
    var actions = unsafe posix_spawn_file_actions_t()
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    _ = unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    for descriptor in [StandardStreams.output, .error] {
      _ = unsafe posix_spawn_file_actions_addopen(
        &actions, descriptor.rawValue, "/dev/null", O_WRONLY, 0)
    }
    let code = unsafe posix_spawnp(&child, program, &actions, nil, arguments, environ)
    guard code == 0 else { throw SavedInputError(program, because: SystemError(code)) }
    var status: CInt = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw SavedInputError(program, because: .last) }
    }
    return TerminationStatus(waitStatus: status)
  }
}
