extension DeviceLimits {
  /// Keychain items; past it errSecDiskFull. Stops a script that only adds.
  public static let keychainItems = 1 << 17
  /// Bytes of one secret; past it errSecDataTooLarge. Stops a script that fills memory with one.
  public static let keychainValueBytes = 1 << 20
}
