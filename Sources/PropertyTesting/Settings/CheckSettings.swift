/// What the traits around a test, and the environment, ask of its checks.
struct CheckSettings: Sendable {
  /// How many cases a check tries by default.
  static let defaultCases = 1_000

  /// The seed a trait pins; nil to derive one from the test and the property.
  var seed: UInt64?
  var cases: Int?
  var time: Duration?
  var size: Int?
  var isolation: Isolation?
  /// Whether failures are remembered between runs.
  var remembersFailures: Bool?
  /// The cases to run before anything else, innermost trait last.
  var replays: [Replay] = []

  /// The settings of the test that is running.
  @TaskLocal static var current = CheckSettings()
}
