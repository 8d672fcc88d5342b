import DataProtection
import PropertyEngine

// What the device should answer, by the tables.
extension DeviceMachine {
  /// Moves the model and looks the answer up.
  public mutating func expect(_ command: DeviceCommand) -> DeviceAnswer {
    evidence.useNone()
    switch command {
    case .event(let event): return expect(event)
    case .addItem, .readItem, .itemAttributes, .matchItems, .updateItem, .moveItem, .deleteItem:
      return expectOfKeychain(command)
    case .backUp, .restore, .replaceDevice, .synchronize: return expectOfBackups(command)
    default: break
    }
    guard state.isApplicationRunning else {
      skipHandles(of: command)
      return .failed(.noProcess)
    }
    switch command {
    case .create(let place, let protection): return expectCreate(place, protection)
    case .open(let place, let opening): return expectOpen(place, opening)
    case .read, .write, .truncate, .close, .map, .touch, .unmap: return expectOfHandle(command)
    case .delete, .rename, .link, .status, .makeFolder, .removeFolder, .list, .folderClass:
      return expectOfNames(command)
    case .clone, .copy, .replace, .setClass, .setFolderClass: return expectOfClasses(command)
    case .readDefault: return expectReadDefault()
    case .writeDefault(let value): return expectWriteDefault(value)
    default: return .impossible
    }
  }

  /// A command that fails counts as a handle all the same, so that names do not shift.
  private mutating func skipHandles(of command: DeviceCommand) {
    switch command {
    case .create, .open: handles.skip()
    case .map: mappings.skip()
    default: break
    }
  }

  private mutating func expect(_ event: Event) -> DeviceAnswer {
    let before = state.situation
    let wasInstalled = state.isInstalled
    let outcome = state.apply(event)
    guard outcome.applied else { return .event(outcome) }
    switch event {
    case .reboot, .powerOff, .inactivityReboot, .kill: stop()
    case .install(let entitlement):
      self.entitlement = entitlement
      stop()
      if !wasInstalled { makeContainer() }
    case .uninstall, .erase:
      entitlement = nil
      stop()
      folders = [nil, nil, nil]
      forgetFiles()
      defaults = DeviceDefaults(in: state.containerDefault)
      if event == .erase {
        keychain.erase()
        origin = .erased
      } else {
        keychain.uninstall(under: profile)
      }
    case .removePasscode: keychain.removePasscode()
    case .lock:
      isLockedAgain = before == .grace
      wasUnlockedInGrace = false
    case .unlock:
      if before != .unlocked { wasUnlockedInGrace = before == .grace }
      if before != .unlocked && before != .noPasscode { recoverDefaults() }
    default: break
    }
    return .event(outcome)
  }

  /// The process ends, and with it what it held.
  mutating func stop() {
    endHandles()
    defaults.view = .unopened
  }

  /// What a cell of the file table says now, with a note of its evidence.
  mutating func cell(_ row: FileRow, _ protection: ProtectionClass) -> PolicyOutcome {
    evidence.use(row, protection, state.situation)
    return Policy.expected(row, protection, in: state.situation, under: profile).outcome
  }

  /// What is refused whatever the state: a class the profile's documents do not know, and class
  /// A without the entitlement where they ask for one.
  func refusal(_ protection: ProtectionClass?) -> DeviceAnswer? {
    guard !profile.readings.isEmpty else { return nil }
    if protection == .completeWhenUserInactive, profile.readings.contains(.noInactiveClass) {
      return .failed(.invalid)
    }
    if protection == .complete, entitlement == nil,
      profile.readings.contains(.completeNeedsEntitlement)
    {
      return .failed(.notPermitted)
    }
    return nil
  }

  /// A cell's outcome as an answer; nil when it is allowed.
  func answer(_ outcome: PolicyOutcome) -> DeviceAnswer? {
    switch outcome {
    case .allowed: nil
    case .notPermitted: .failed(.notPermitted)
    case .noProcess: .failed(.noProcess)
    case .invalid: .failed(.invalid)
    case .processDied: .processDied
    case .blank, .lost, .replaced, .notApplicable: .impossible
    }
  }
}
