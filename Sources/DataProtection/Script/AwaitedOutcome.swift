/// What a script says of a command that waits for an unlock.
struct AwaitedOutcome: Hashable, Sendable {
  /// Which wait of the session it is; see `DeviceReaction.wait`.
  let wait: Int
  /// The step that made the command wait, with what the script expects of it.
  let step: ScriptStep

  /// The line of what the application did at the unlock.
  func line(of reaction: DeviceReaction, in session: DeviceSession) -> ScriptLine {
    let done = ScriptStep(
      line: step.line, text: "\(reaction.command)", command: reaction.command,
      expectation: step.expectation)
    return ScriptLine(done, reaction.outcome, in: session)
  }

  /// The line of a command that was not done, with the reason.
  func line(notDone reason: String) -> ScriptLine {
    var line = ScriptLine(
      line: step.line, event: step.text, kind: .skipped, text: "not done: \(reason)")
    line.expectation = step.expectation
    return line
  }
}
