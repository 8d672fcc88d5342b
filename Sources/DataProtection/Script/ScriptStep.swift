/// One event of a device script, with the place it was written at.
public struct ScriptStep: Hashable, Sendable {
  /// The line of the script, the first being 1.
  public let line: Int
  /// The event as it was written, without blanks.
  public let text: String
  /// What it does.
  public let command: DeviceCommand
  /// How its outcome is to begin, where the script says so: what follows `=>`.
  public var expectation: String?
}
