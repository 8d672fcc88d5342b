/// Where the cases of a check run.
public struct Isolation: Hashable, Sendable {
  /// How long a case may take in a child process; nil for no child processes.
  let hangLimit: Duration?

  /// In the test process. A case that traps ends the whole test run.
  public static let off = Isolation(hangLimit: nil)

  /// In the test process, but only after a child process went through the same cases unharmed.
  ///
  /// A case that traps (`fatalError`, an overflow, an index out of range, no stack left), exits,
  /// or makes no progress for five seconds ends a child, counts as a failure, and is shrunk like
  /// any other. For synchronous checks on Linux; elsewhere a check records a warning and runs its
  /// cases in the test process. The code under test runs twice, must be deterministic, and may
  /// not wait for other threads: a child has none.
  public static let process = Isolation(hangLimit: .seconds(5))

  /// As `process`, where a case counts as hung after `hangLimit`.
  public static func process(hangLimit: Duration) -> Isolation {
    Isolation(hangLimit: hangLimit)
  }
}
