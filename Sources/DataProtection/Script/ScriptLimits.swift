/// What a script may make grow; each maximum stops a script that would take all memory or time.
public enum ScriptLimits {
  /// The longest script, in bytes: stops a script that is one endless line.
  public static let scriptBytes = 1 << 20
  /// The most events of a script: stops a script that never ends.
  public static let steps = 100_000
  /// The longest single advance, in seconds: stops a clock that overflows. Ten years.
  public static let advance: Seconds = 315_360_000
  /// What the events of a script may cost together, in bytes that are moved; `ScriptWork` says what
  /// else counts for how much. Stops a script that reads a large file over and over.
  public static let work = 1 << 30
  /// The bytes of contents, and the names of a list, that an outcome shows; more are counted. Stops
  /// a short script that prints without end.
  public static let shownBytes = 160
  /// The names of a list that an outcome shows.
  public static let shownNames = 24
  /// The characters of a script that a message about it repeats.
  public static let echoedCharacters = 32
  /// The events of a script that a timeline shows; the rest are counted.
  public static let timelineEvents = 400
  /// The files and items that a timeline shows; the rest are counted.
  public static let timelineLanes = 40
  /// The devices of a script: the one it begins on and the account's other one.
  public static let devices = 2
}
