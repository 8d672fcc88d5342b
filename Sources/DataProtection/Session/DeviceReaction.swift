/// What an application did by itself when an event let it.
public struct DeviceReaction: Hashable, Sendable {
  /// Which of the session's waits it ends, the first being 1.
  package let wait: Int
  /// What it asked for.
  public let command: DeviceCommand
  /// What that came to.
  public let outcome: DeviceOutcome
}
