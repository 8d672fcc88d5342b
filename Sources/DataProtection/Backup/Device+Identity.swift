extension Device {
  /// A device like `init(profile:)`, told apart from others by a number: the hardware whose
  /// key wraps everything that is bound to it. Erasing does not change it.
  public init(profile: DeviceProfile = .apple, identity: UInt32) {
    self.init(profile: profile)
    keychain = Keychain(deviceIdentity: identity)
  }

  /// Which device this is.
  public var identity: UInt32 { keychain.deviceIdentity }
}
