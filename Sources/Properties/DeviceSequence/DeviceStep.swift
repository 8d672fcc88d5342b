public import DataProtection

/// One step of a device's life, with one file and at most one handle for each class.
public enum DeviceStep: Hashable, Sendable {
  case create(ProtectionClass)
  case open(ProtectionClass)
  case read(ProtectionClass)
  case write(ProtectionClass)
  case close(ProtectionClass)
  /// Locks and lets the grace period pass.
  case lock
  case unlock
  /// Restarts, and the system launches the application before the first unlock.
  case reboot
}

extension DeviceStep: CustomStringConvertible {
  /// The step as Swift.
  public var description: String {
    switch self {
    case .create(let protection): ".create(\(Self.name(protection)))"
    case .open(let protection): ".open(\(Self.name(protection)))"
    case .read(let protection): ".read(\(Self.name(protection)))"
    case .write(let protection): ".write(\(Self.name(protection)))"
    case .close(let protection): ".close(\(Self.name(protection)))"
    case .lock: ".lock"
    case .unlock: ".unlock"
    case .reboot: ".reboot"
    }
  }

  private static func name(_ protection: ProtectionClass) -> String {
    switch protection {
    case .complete: ".complete"
    case .completeUnlessOpen: ".completeUnlessOpen"
    case .completeUntilFirstUserAuthentication: ".completeUntilFirstUserAuthentication"
    case .none: ".none"
    case .completeWhenUserInactive: ".completeWhenUserInactive"
    }
  }
}
