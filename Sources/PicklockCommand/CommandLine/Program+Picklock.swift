public import PicklockCommandLine

extension Program {
  /// The command `picklock`.
  public static let picklock = Program(
    "picklock", "fuzzes Swift properties, and replays what it found.",
    verbs: [
      .smoke, .run, .test, .list, .replay, .show, .shrink, .doctor, .measure, .coverage, .archive,
      .device, .audit, .advise,
    ],
    details: """
      status: 0 nothing found and all passed; 1 something was found;
              2 wrong use, or this machine lacks something
      """)
}
