/// One device: what it is doing, which keys it holds, and what it stores.
public struct Device: Sendable {
  /// What the device is taken to do where sources differ or are silent.
  public let profile: Profile
  /// Faults planted on purpose; empty on a true model.
  public let faults: DeviceFaults
  /// Power, passcode, lock and time.
  public internal(set) var state = DeviceState()
  /// The class keys in memory: the only thing that decides access.
  public internal(set) var keys: ClassKeys = .withoutPasscode
  /// The keychain; its operations are given `keys`.
  public internal(set) var keychain = Keychain()

  /// A running device without a passcode, its application installed and in the foreground.
  public init(profile: Profile = .apple, faults: DeviceFaults = []) {
    self.profile = profile
    self.faults = faults
  }
}
