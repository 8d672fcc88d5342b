/// A script on its way: runs one event after the other, and says when a limit is reached.
///
/// What it holds does not grow with the lines it has given out.
public struct ScriptRun: Sendable {
  /// The devices, and what the application holds.
  public private(set) var session: DeviceSession
  /// What the events have cost so far; see `ScriptLimits.work`.
  public private(set) var work = 0
  /// The limit that the last event reached, with its line; nil while there is none. What comes
  /// after says nothing about a device, so the script ends there.
  public private(set) var limit: ScriptError?

  /// A run on a device that starts unlocked, its application in the foreground.
  public init(profile: DeviceProfile = .apple) { session = DeviceSession(profile: profile) }

  /// Runs one event.
  public mutating func run(_ step: ScriptStep) -> ScriptLine {
    work += ScriptWork.cost(of: step.command, on: session)
    let outcome = session.run(step.command)
    work += ScriptWork.cost(of: outcome)
    if let reached = ReachedLimit(outcome, of: step.command, in: session, work: work) {
      limit = ScriptError(step.line, "\(reached)")
    }
    return ScriptLine(step, outcome, in: session)
  }
}
