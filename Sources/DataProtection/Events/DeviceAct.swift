/// Something the device did on its own while an event went on.
public struct DeviceAct: Hashable, Sendable {
  /// What it did.
  public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
    /// The grace period ended, and the class keys that need an unlocked device left memory.
    case evictKeys
    /// It had stayed locked too long and rebooted.
    case reboot
  }

  /// What it did.
  public let kind: Kind
  /// When, by the device's clock.
  public let time: Seconds

  /// Names both parts.
  public init(_ kind: Kind, at time: Seconds) {
    self.kind = kind
    self.time = time
  }
}
