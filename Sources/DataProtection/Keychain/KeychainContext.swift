/// What a keychain operation is told about the device at the moment it runs.
package struct KeychainContext: Hashable, Sendable {
  /// The class keys in memory: they alone decide what can be opened.
  package var keys: ClassKeys
  /// What the device is doing; chooses between codes, never between success and failure.
  package var situation: LockState
  /// The assumptions C5 to C8 and the literal readings.
  package var profile: DeviceProfile

  /// Describes a moment.
  package init(keys: ClassKeys, situation: LockState, profile: DeviceProfile = .apple) {
    self.keys = keys
    self.situation = situation
    self.profile = profile
  }
}
