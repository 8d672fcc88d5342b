/// What a keychain operation is told about the device at the moment it runs.
public struct KeychainContext: Hashable, Sendable {
  /// The class keys in memory: they alone decide what can be opened.
  public var keys: ClassKeys
  /// What the device is doing; chooses between codes, never between success and failure.
  public var situation: Situation
  /// The knobs C5 to C8 and the literal readings.
  public var profile: Profile

  /// Describes a moment.
  public init(keys: ClassKeys, situation: Situation, profile: Profile = .apple) {
    self.keys = keys
    self.situation = situation
    self.profile = profile
  }
}
