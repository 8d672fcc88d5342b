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
  /// The sentences taken literally.
  let readings: SourceReadings
  private let alternatives: UInt16

  /// Describes a moment; of the profile only what files ask for, so that it costs little to pass.
  @inline(__always)
  init(
    keys: ClassKeys, classKeys: UInt32, now: Seconds, entitlement: ProtectionClass?,
    profile: DeviceProfile
  ) {
    self.keys = keys
    self.classKeys = classKeys
    self.now = now
    self.entitlement = entitlement
    readings = profile.readings
    alternatives = profile.alternativeMask
  }

  /// Whether the other side of an assumption is taken.
  @inline(__always)
  subscript(assumption: Assumption) -> Bool {
    alternatives & (1 << UInt16(assumption.rawValue)) != 0
  }
}
