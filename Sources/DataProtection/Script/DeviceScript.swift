/// Runs a script of events on a device: the quickest way to ask "what happens if".
///
/// Events stand between blanks, `;` or `->`; `#` begins a comment; `ScriptVocabulary.entries` lists
/// them all. The device starts unlocked, without a passcode, its application in the foreground.
/// Paths without a leading `/` are in the container. A script with a mistake runs not at all.
public enum DeviceScript {
  /// Reads a script.
  ///
  /// Throws `ScriptError` with the line: an unknown event (and lists the known ones), a wrong
  /// argument, a parenthesis that does not match, or a limit of `ScriptLimits`.
  public static func parse(_ script: String) throws(ScriptError) -> [ScriptStep] {
    try ScriptParser.parse(script)
  }

  /// Runs a script and returns one line for each event. Throws as `parse(_:)`.
  public static func run(
    _ script: String, profile: Profile = .apple, faults: DeviceFaults = []
  ) throws(ScriptError) -> [ScriptLine] {
    var run = ScriptRun(profile: profile, faults: faults)
    var lines: [ScriptLine] = []
    for step in try parse(script) { lines.append(run.perform(step)) }
    return lines
  }
}
