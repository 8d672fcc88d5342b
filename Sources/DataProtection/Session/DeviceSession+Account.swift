// Backups and the account's other devices.
extension DeviceSession {
  mutating func perform(_ command: AccountCommand) throws(BackupRefusal) -> DeviceOutcome {
    switch command {
    case .backUp(let kind): return try backUp(kind)
    case .restore(let name, let place): return try restore(name, place)
    case .synchronize(let next):
      let changes = device.keychainChanges
      switch next {
      case .other: useOther(than: device.identity)
      case .new: device = makeDevice()
      }
      device.receive(changes)
      return .synchronized(items: changes.items.count)
    case .useDevice(let number):
      guard (1...deviceCount).contains(number) else {
        let count = DeviceOutcome.counted(deviceCount, "device")
        return .impossible("the script has \(count) so far")
      }
      go(to: number - 1)
    case .replaceDevice: device = makeDevice()
    }
    return .done
  }

  private mutating func backUp(_ kind: BackupKind) throws(BackupRefusal) -> DeviceOutcome {
    backups.append(nil)
    let backup = try device.backUp(kind)
    backups[backups.count - 1] = backup
    if backups.count > DeviceLimits.backups {
      backups[backups.count - 1 - DeviceLimits.backups] = nil
    }
    return .backup(backup.contents)
  }

  private mutating func restore(
    _ name: HandleName, _ place: AccountCommand.RestorePlace
  ) throws(BackupRefusal) -> DeviceOutcome {
    guard let backup = backup(name) else { return .impossible("no backup was taken") }
    switch place {
    case .here: break
    case .sameDevice:
      guard let index = firstDevice(where: { $0.identity == backup.source }) else {
        return .impossible("its device is not in the script")
      }
      go(to: index)
    case .otherDevice: useOther(than: backup.source)
    }
    try device.restore(backup)
    let identity = device.identity
    for index in handles.indices where handles[index].device == identity {
      handles[index].isOver = true
    }
    for index in mappings.indices where mappings[index].device == identity {
      mappings[index].isOver = true
    }
    if place != .here { device.apply(.launch(.foreground)) }
    return .done
  }

  private func backup(_ name: HandleName) -> Backup? {
    switch name {
    case .last, .on: backups.last { $0 != nil } ?? nil
    case .number(let number): backups.indices.contains(number) ? backups[number] : nil
    }
  }

  /// Goes to the account's other device, making it where there is none: a session knows two.
  private mutating func useOther(than identity: UInt32) {
    if let index = firstDevice(where: { $0.identity != identity }) {
      go(to: index)
    } else {
      goToNewDevice()
    }
  }
}
