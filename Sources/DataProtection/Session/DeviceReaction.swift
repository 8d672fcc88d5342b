/// What an application did by itself when an event let it.
public struct DeviceReaction: Hashable, Sendable {
  /// What it asked for.
  public let command: DeviceCommand
  /// What that came to.
  public let outcome: DeviceOutcome
}
