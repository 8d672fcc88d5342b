import DataProtection
import PropertyEngine

// What happens to the device.
extension DeviceMachine {
  func drawEvent(_ kind: DeviceCommandKind.Event, _ draw: inout Draw) throws -> DeviceEvent {
    switch kind {
    case .setPasscode: .setPasscode
    case .lock: .lock
    case .advance: .advance(Seconds(try draw.integer(in: 1...20, origin: 10)))
    case .waitLong: .advance(try draw.element(of: Self.longWaits))
    case .setGrace: .setGrace(Seconds(try draw.integer(in: 0...20)))
    case .setPasscodeDelay: .setPasscodeDelay(Seconds(try draw.integer(in: 0...20)))
    case .unlock: .unlock
    case .reboot: .reboot
    case .launch: .launch(try draw.element(of: LaunchKind.allCases))
    case .userInactive: .userInactive
    case .kill: .kill
    case .changePasscode: .changePasscode
    case .removePasscode: .removePasscode
    case .powerOff: .powerOff
    case .powerOn: .powerOn
    case .inactivityReboot: .inactivityReboot
    case .install: .install(entitlement: try Self.optionalClass(&draw))
    case .uninstall: .uninstall
    case .erase: .erase
    }
  }

  /// An hour, and what reaches the inactivity reboot, exactly and by a day.
  private static let longWaits: [Seconds] = [3_600, 259_200, 345_600]

  mutating func expect(_ event: DeviceEvent) -> DeviceOutcome {
    let before = state.situation
    let wasInstalled = state.isInstalled
    let outcome = state.apply(event)
    guard outcome.applied else { return .event(outcome) }
    if outcome.acts.contains(where: { $0.kind == .reboot }) { stop() }
    switch event {
    case .reboot, .powerOff, .kill: stop()
    case .install(let entitlement):
      self.entitlement = entitlement
      stop()
      if !wasInstalled { makeContainer() }
    case .uninstall:
      removeApplication()
      keychain.uninstall(under: profile)
    case .erase:
      removeApplication()
      keychain.erase()
      origin = .erased
    case .removePasscode: keychain.removePasscode()
    case .lock:
      isLockedAgain = before == .grace
      wasUnlockedInGrace = false
    case .unlock:
      if before != .unlocked { wasUnlockedInGrace = before == .grace }
      if before != .unlocked && before != .noPasscode { recoverDefaults() }
    case .setPasscode, .changePasscode, .advance, .powerOn, .userInactive, .launch,
      .launchExtension, .endExtension, .setGrace, .setPasscodeDelay, .inactivityReboot:
      break
    }
    return .event(outcome)
  }

  /// The process ends, and with it what it held.
  mutating func stop() {
    endHandles()
    defaults.view = .unopened
  }

  private mutating func removeApplication() {
    entitlement = nil
    stop()
    folders = [nil, nil, nil]
    forgetFiles()
    defaults = ModelDefaults(in: state.containerDefault)
  }

  func invariantOfEvent(_ wrong: WrongAnswer) -> DeviceInvariant? {
    guard case .event(let wanted) = wrong.expected, case .event(let got) = wrong.actual else {
      return nil
    }
    if wanted.acts != got.acts {
      if isLockedAgain { return .relockChangesNothing }
      return wasUnlockedInGrace ? .unlockInGraceEvictsNothing : nil
    }
    if wanted.applied == got.applied { return .notificationsAlternate }
    return state.isInstalled ? nil : .eraseLeavesNothing
  }
}
