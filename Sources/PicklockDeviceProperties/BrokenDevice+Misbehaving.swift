import DataProtection

// The ways in which a device is made to misbehave.
extension BrokenDevice {
  /// After an event that took effect, changes what it did.
  static func after(
    _ change: @escaping @Sendable (DeviceEvent, _ before: Device, inout Device) -> Void
  ) -> Misbehaviour {
    { command, session in
      guard case .event(let event) = command else { return session.run(command) }
      let before = session.device
      let outcome = session.run(command)
      if case .event(let result) = outcome, result.applied {
        change(event, before, &session.device)
      }
      return outcome
    }
  }

  /// After the grace period of a lock has ended, changes what that did.
  static func afterEviction(
    _ change: @escaping @Sendable (_ before: Device, inout Device) -> Void
  ) -> Misbehaviour {
    after { event, before, device in
      guard case .advance = event, before.state.evictionDue != nil,
        device.state.evictionDue == nil
      else { return }
      change(before, &device)
    }
  }

  /// After a restart, changes what that did.
  static func afterRestart(
    _ change: @escaping @Sendable (_ before: Device, inout Device) -> Void
  ) -> Misbehaviour {
    after { event, before, device in
      if [.reboot, .powerOff, .powerOn, .inactivityReboot].contains(event) {
        change(before, &device)
      }
    }
  }

  /// Runs commands that are no events with other class keys in memory, where some are named.
  static func holding(
    _ keys: @escaping @Sendable (DeviceCommand, Device) -> ClassKeys?
  ) -> Misbehaviour {
    { command, session in
      guard let lent = keys(command, session.device) else { return session.run(command) }
      let held = session.device.keys
      session.device.keys = lent
      defer { session.device.keys = held }
      return session.run(command)
    }
  }

  /// Refuses a file command where the class key of what it is about is not in memory.
  static func needingKey(
    of kind: Node.Kind = .file, _ path: @escaping @Sendable (FileCommand, Device) -> DevicePath?
  ) -> Misbehaviour {
    { command, session in
      if case .file(let asked) = command, let path = path(asked, session.device),
        let node = session.device.node(at: path), session.device.isApplicationRunning,
        session.device.files.volume.nodes[node].kind == kind,
        !session.device.keys.contains(session.device.openingKey(of: node))
      {
        return .failed(.notPermitted)
      }
      return session.run(command)
    }
  }

  /// Runs file commands, but a change of mode, as if every directory granted these rights.
  static func granting(_ rights: UInt16) -> Misbehaviour {
    { command, session in
      guard case .file(let asked) = command, !asked.setsMode else { return session.run(command) }
      let folders = DeviceFolder.allCases.compactMap { session.device.node(at: $0.path) }
      let modes = folders.map { session.device.files.volume.nodes[$0].mode }
      for folder in folders { session.device.files.volume.nodes[folder].mode |= rights }
      defer {
        for (folder, mode) in zip(folders, modes)
        where session.device.files.volume.nodes[folder].kind == .directory {
          session.device.files.volume.nodes[folder].mode = mode
        }
      }
      return session.run(command)
    }
  }

  /// Runs some commands on the other side of a assumption.
  static func assuming(
    _ assumption: Assumption, _ concerns: @escaping @Sendable (DeviceCommand) -> Bool
  ) -> Misbehaviour {
    { command, session in
      guard concerns(command) else { return session.run(command) }
      session.device.profile[assumption].toggle()
      defer { session.device.profile[assumption].toggle() }
      return session.run(command)
    }
  }

  /// Runs another command in place of some.
  static func replacing(
    _ other: @escaping @Sendable (DeviceCommand) -> DeviceCommand?
  ) -> Misbehaviour {
    { command, session in session.run(other(command) ?? command) }
  }

  /// After a file command, changes what it did.
  static func afterFile(
    _ change:
      @escaping @Sendable (FileCommand, DeviceOutcome, _ before: Device, inout Device) -> Void
  ) -> Misbehaviour {
    { command, session in
      guard case .file(let asked) = command else { return session.run(command) }
      let before = session.device
      let outcome = session.run(command)
      change(asked, outcome, before, &session.device)
      return outcome
    }
  }

  /// After a keychain command, changes what it did and answered.
  static func afterKeychain(
    _ change:
      @escaping @Sendable (KeychainCommand, DeviceOutcome, inout Device) -> DeviceOutcome?
  ) -> Misbehaviour {
    { command, session in
      let outcome = session.run(command)
      guard case .keychain(let asked) = command, session.device.isApplicationRunning else {
        return outcome
      }
      return change(asked, outcome, &session.device) ?? outcome
    }
  }

  /// After a backup, changes what it holds.
  static func afterBackup(
    _ change: @escaping @Sendable (inout Backup, Device) -> Void
  ) -> Misbehaviour {
    { command, session in
      let outcome = session.run(command)
      guard case .backup = outcome, var backup = session.backups.last ?? nil else {
        return outcome
      }
      change(&backup, session.device)
      session.backups[session.backups.count - 1] = backup
      return .backup(backup.contents)
    }
  }
}

extension Device {
  /// The class key that opens a file or directory.
  func openingKey(of node: UInt32) -> ClassKeys { .opening(files.volume.nodes[node].protection) }

  /// The directory that a path is in.
  func directory(of path: DevicePath) -> UInt32? { path.parent.flatMap { node(at: $0) } }
}

extension FileCommand {
  fileprivate var setsMode: Bool { if case .setMode = self { true } else { false } }
}

extension DevicePath {
  /// Whether both are in one directory.
  func isBeside(_ other: DevicePath) -> Bool { parent == other.parent }
}

extension ClassKeys {
  /// All class keys of the keychain.
  static let ofKeychain: ClassKeys = [
    .keychainWhenUnlocked, .keychainPasscodeSet, .keychainAfterFirstUnlock, .keychainAlways,
  ]
}
