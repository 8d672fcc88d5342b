extension KeychainStatus {
  /// errSecDiskFull: `DeviceLimits` allows no more items.
  public static let diskFull = KeychainStatus(rawValue: -34)
  /// errSecDataTooLarge: `DeviceLimits` allows no secret of that size.
  public static let dataTooLarge = KeychainStatus(rawValue: -25302)
}
