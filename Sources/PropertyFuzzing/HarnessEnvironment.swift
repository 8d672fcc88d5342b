/// What a campaign tells the harness inside a fuzzing child, as environment variables.
public enum HarnessEnvironment {
  /// The file that the harness writes its count of executions to, about once a second.
  public static let heartbeat = "PICKLOCK_HEARTBEAT"
  /// Kinds of failure to step over, one a line: they have been found already.
  public static let known = "PICKLOCK_KNOWN"
  /// The process that reads what the child finds; the child ends when that one is gone.
  public static let supervisor = "PICKLOCK_SUPERVISOR"
  /// The fault that `doctor` asks the harness to commit: `memory` or `trap`; or `idle`.
  public static let selfTest = "PICKLOCK_SELF_TEST"
  /// Words of the sentence that a child prints at its end when it judged no input at all.
  public static let nothingJudged = "not one input was judged"
  /// Seconds that a replay tool may take for one input; none when a user runs it.
  public static let seconds = "PICKLOCK_SECONDS"
}
