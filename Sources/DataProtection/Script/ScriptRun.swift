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
  /// What the script says of commands that wait for an unlock, in the order they were asked for.
  private var awaited: [AwaitedOutcome] = []
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
    let isRunning =
      step.command.isOfExtension
      ? session.device.isExtensionRunning : session.device.isApplicationRunning
    let waits = session.waits
    let outcome = session.run(step.command)
    work += ScriptWork.cost(of: outcome)
    if let reached = ReachedLimit(outcome, of: step.command, in: session, work: work) {
      limit = ScriptError(step.line, "\(reached)")
    }
    let reactions = session.takeReactions()
    for reaction in reactions { work += ScriptWork.cost(of: reaction.outcome) }
    var line = ScriptLine(step, outcome, in: session)
    if step.expectation != nil, session.waits > waits {
      // What is expected of a command that waits is what it comes to.
      awaited.append(AwaitedOutcome(wait: session.waits, step: step))
      line.expectation = nil
    }
    if explains, line.kind == .failed || line.kind == .died || outcome == .value(nil) {
      line.explanation = "\(session.explain(step.command, outcome))"
    }
    line.consequences =
      ScriptLine.consequences(of: outcome, on: step.line, in: session)
      + lines(of: reactions, on: step.line) + forgotten()
    line.grounds = DeviceSession.grounds(
      of: outcome, to: step.command, cells: cells, in: before, isRunning: isRunning)
    line.choices =
      others.isEmpty
      ? []
      : choices(
        behind: line, step, cells.flatMap { $0.assumptions(in: before, under: session.profile) })
    return line
  }

  /// What is left to say after the last event: a line for each command that still waits and of
  /// which the script says what it comes to.
  public mutating func finish() -> [ScriptLine] {
    defer { awaited = [] }
    return awaited.map { $0.line(notDone: "no unlock came after it") }
  }

  /// What the application did because of an event, a line for each.
  private mutating func lines(of reactions: [DeviceReaction], on line: Int) -> [ScriptLine] {
    reactions.map { reaction in
      guard let index = awaited.firstIndex(where: { $0.wait == reaction.wait }) else {
        let step = ScriptStep(line: line, text: "\(reaction.command)", command: reaction.command)
        return ScriptLine(step, reaction.outcome, in: session)
      }
      return awaited.remove(at: index).line(of: reaction, in: session)
    }
  }

  /// A line for each command that will not be done any more and was expected to come to something.
  private mutating func forgotten() -> [ScriptLine] {
    let lost = awaited.filter { !session.isWaiting($0.wait) }
    awaited.removeAll { !session.isWaiting($0.wait) }
    return lost.map { $0.line(notDone: "the application ended before the next unlock") }
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
