import DataProtection

/// Takes the same steps on the real model.
struct DeviceDriver {
  private var device: Device
  private var handles: [ProtectionClass: Handle] = [:]

  init(faults: DeviceFaults) {
    device = Device(faults: faults)
    device.apply(.setPasscode)
  }

  mutating func answer(_ step: DeviceStep) -> DeviceAnswer {
    do { return try take(step) } catch { return .failed(error) }
  }

  private mutating func take(_ step: DeviceStep) throws(PosixError) -> DeviceAnswer {
    switch step {
    case .create(let protection):
      handles[protection] = try device.create(Self.path(protection), protection: protection)
    case .open(let protection):
      let handle = try device.open(Self.path(protection), .readWrite)
      if let old = handles.updateValue(handle, forKey: protection) { try device.close(old) }
    case .read(let protection):
      guard let handle = handles[protection] else { return .noHandle }
      return .bytes(try device.read(handle, at: 0, count: 16))
    case .write(let protection):
      guard let handle = handles[protection] else { return .noHandle }
      try device.write(handle, at: 0, DevicePolicy.written)
    case .close(let protection):
      guard let handle = handles.removeValue(forKey: protection) else { return .noHandle }
      try device.close(handle)
    case .lock:
      device.apply(.lock)
      device.apply(.advance(device.profile.grace + device.profile.passcodeDelay))
    case .unlock:
      device.apply(.unlock)
    case .reboot:
      device.apply(.reboot)
      device.apply(.launch(.background))
      handles = [:]
    }
    return .done
  }

  private static func path(_ protection: ProtectionClass) -> Path {
    switch protection {
    case .complete: "/Documents/a"
    case .completeUnlessOpen: "/Documents/b"
    case .completeUntilFirstUserAuthentication: "/Documents/c"
    case .none: "/Documents/d"
    case .completeWhenUserInactive: "/Documents/cx"
    }
  }
}
