/// Faults planted on purpose, so that a suite can prove it would notice: never set on a real model.
///
/// Bits 0 to 39 belong to files and the device, bits 40 to 63 to the keychain and backups.
public struct DeviceFaults: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
