/// What a file operation is told about the device at the moment it runs.
package struct FileContext: Sendable {
  /// The class keys in memory: they and the file keys alone decide what can be reached.
  let keys: ClassKeys
  /// Which set of class keys the key bag holds; a file wrapped by another one is lost.
  let classKeys: UInt32
  /// The device's clock.
  let now: Seconds
  /// The application's default-protection entitlement.
  let entitlement: ProtectionClass?
  /// What is chosen where sources differ.
  let profile: Profile
}
