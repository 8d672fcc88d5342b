/// Runs a script of events on a device: the quickest way to ask "what happens if".
///
/// Events are separated by blanks, `;` or `->`; `#` begins a comment; `=>` says until the end of
/// the line how the outcome of the event before it is to begin; `ScriptVocabulary.entries` lists
/// all events. The device starts unlocked, without a passcode, its application in the
/// foreground. Paths without a leading `/` are in the container. If any event is invalid, nothing
/// is run.
public enum DeviceScript {
  /// Reads a script.
  ///
  /// Throws `ScriptError` with the line: an unknown event (and lists the known ones), a wrong
  /// argument, a parenthesis that does not match, or a limit of `ScriptLimits`.
  public static func parse(_ script: String) throws(ScriptError) -> [ScriptStep] {
    guard script.utf8.count <= ScriptLimits.scriptBytes else {
      throw ScriptError(1, "the script is longer than \(ScriptLimits.scriptBytes) bytes")
    }
    var steps: [ScriptStep] = []
    for word in try ScriptWord.words(of: script) {
      guard steps.count < ScriptLimits.steps else {
        throw ScriptError(word.line, "the script has more than \(ScriptLimits.steps) events")
      }
      steps.append(
        ScriptStep(
          line: word.line, text: word.text, command: try DeviceCommand.read(word),
          expectation: word.expectation))
    }
    return steps
  }

  /// Writes commands as a script, which `parse(_:)` reads back.
  public static func text(of commands: [DeviceCommand]) -> String {
    commands.map(\.description).joined(separator: " ")
  }

  /// Runs a script and returns one line for each event, and one for each command that still waits
  /// although the script says what it comes to. Throws as `parse(_:)`, and where an event
  /// reaches a limit.
  public static func run(
    _ script: String, profile: DeviceProfile = .apple
  ) throws(ScriptError) -> [ScriptLine] {
    var lines: [ScriptLine] = []
    try run(try parse(script), profile: profile) { lines.append($0) }
    return lines
  }

  /// Runs the events of a script, giving out each line as soon as it is there.
  ///
  /// Throws `ScriptError` when an event reaches a limit of `DeviceLimits` or `ScriptLimits`; its
  /// line has been given out.
  public static func run(
    _ steps: [ScriptStep], profile: DeviceProfile = .apple, line: (ScriptLine) -> Void
  ) throws(ScriptError) {
    var run = ScriptRun(profile: profile)
    for step in steps {
      line(run.run(step))
      if let limit = run.limit { throw limit }
    }
    run.finish().forEach(line)
  }
}
