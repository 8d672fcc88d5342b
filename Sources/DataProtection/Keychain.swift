/// The keychain of one device.
public struct Keychain: Hashable, Sendable {
  /// An empty keychain.
  public init() {}

  /// Called by the device after each event that took effect, with the profile and faults of the
  /// device. The class keys have already moved.
  mutating func respond(to event: Event, keys: ClassKeys, profile: Profile, faults: DeviceFaults) {}
}
