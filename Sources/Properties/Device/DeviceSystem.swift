public import DataProtection
import PropertyEngine

/// A device, and what the handles of a sequence stand for on it.
public struct DeviceSystem: Sendable {
  /// The device.
  public internal(set) var device: Device
  private var handles: [Handle?] = []
  private var mappings: [Mapping?] = []
  private var backups: [Backup?] = []

  init(_ device: Device) { self.device = device }

  /// Opens or creates a file; an open that fails takes a number all the same.
  mutating func open(
    _ path: Path, _ access: Access, _ options: OpenOptions, _ protection: ProtectionClass?
  ) throws(PosixError) {
    handles.append(nil)
    handles[handles.count - 1] = try device.open(path, access, options, protection: protection)
  }

  mutating func map(_ handle: SymbolicHandle) throws(PosixError) {
    mappings.append(nil)
    mappings[mappings.count - 1] = try device.map(self.handle(handle))
  }

  mutating func backUp(_ kind: BackupKind) throws(BackupRefusal) -> Backup {
    backups.append(nil)
    let backup = try device.backUp(kind)
    backups[backups.count - 1] = backup
    return backup
  }

  mutating func restore(_ symbol: SymbolicHandle) throws(BackupRefusal) {
    guard backups.indices.contains(symbol.number), let backup = backups[symbol.number] else {
      return
    }
    try device.restore(backup)
  }

  /// Another device takes over.
  mutating func replaceDevice() {
    device = Device(
      profile: device.profile, faults: device.faults, identity: device.identity + 1)
  }

  func handle(_ symbol: SymbolicHandle) throws(PosixError) -> Handle {
    guard handles.indices.contains(symbol.number), let handle = handles[symbol.number] else {
      throw .badHandle
    }
    return handle
  }

  func mapping(_ symbol: SymbolicHandle) throws(PosixError) -> Mapping {
    guard mappings.indices.contains(symbol.number), let mapping = mappings[symbol.number] else {
      throw .badHandle
    }
    return mapping
  }
}
