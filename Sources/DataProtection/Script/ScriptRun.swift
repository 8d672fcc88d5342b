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
  /// Whether the lines of what failed say why.
  public var explains = false
  /// The same life with one assumption the other way, for each that can matter.
  private var others: [(assumption: Assumption, session: DeviceSession)] = []

  /// A run on a device that starts unlocked, its application in the foreground.
  public init(profile: DeviceProfile = .apple) { session = DeviceSession(profile: profile) }

  /// A run of these events, whose lines say which assumption each outcome rests on.
  public init(profile: DeviceProfile = .apple, tellingChoicesOf steps: [ScriptStep]) {
    self.init(profile: profile, telling: Assumption.mattering(to: steps.map(\.command)))
  }

  /// A run whose lines say which of these assumptions each outcome rests on.
  init(profile: DeviceProfile, telling assumptions: [Assumption]) {
    self.init(profile: profile)
    others = assumptions.map { assumption in
      (assumption, DeviceSession(profile: profile.setting(assumption, !profile[assumption])))
    }
  }

  /// Runs one event.
  public mutating func run(_ step: ScriptStep) -> ScriptLine {
    work += ScriptWork.cost(of: step.command, on: session)
    let cells = session.decidingCells(of: step.command)
    let before = session.device.situation
    let isRunning = session.device.isApplicationRunning
    let outcome = session.run(step.command)
    work += ScriptWork.cost(of: outcome)
    if let reached = ReachedLimit(outcome, of: step.command, in: session, work: work) {
      limit = ScriptError(step.line, "\(reached)")
    }
    let reactions = session.takeReactions()
    for reaction in reactions { work += ScriptWork.cost(of: reaction.outcome) }
    var line = ScriptLine(step, outcome, in: session)
    if explains, line.kind == .failed || line.kind == .died || outcome == .value(nil) {
      line.explanation = "\(session.explain(step.command, outcome))"
    }
    line.consequences = ScriptLine.consequences(
      of: outcome, reactions, on: step.line, in: session)
    line.grounds = DeviceSession.grounds(
      of: outcome, to: step.command, cells: cells, in: before, isRunning: isRunning)
    line.choices =
      others.isEmpty
      ? []
      : choices(
        behind: line, step, cells.flatMap { $0.assumptions(in: before, under: session.profile) })
    return line
  }

  /// The assumptions under which the line would be another one, and those that a class as a whole
  /// is a matter of.
  private mutating func choices(
    behind line: ScriptLine, _ step: ScriptStep, _ assumptions: [Assumption]
  ) -> [ScriptChoice] {
    var choices: [ScriptChoice] = []
    for index in others.indices {
      let outcome = others[index].session.run(step.command)
      _ = others[index].session.takeReactions()
      let other = ScriptLine(step, outcome, in: others[index].session)
      guard other.text != line.text || other.kind != line.kind else { continue }
      choices.append(ScriptChoice(assumption: others[index].assumption, otherwise: other.text))
    }
    let isByKey =
      line.kind == .done || line.kind == .answer || line.posixError == .notPermitted
    for assumption in assumptions
    where isByKey && !choices.contains(where: { $0.assumption == assumption }) {
      choices.append(ScriptChoice(assumption: assumption, otherwise: nil))
    }
    return choices.sorted { $0.assumption.rawValue < $1.assumption.rawValue }
  }
}
