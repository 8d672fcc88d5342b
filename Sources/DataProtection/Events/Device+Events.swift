extension Device {
  /// Lets something happen to the device.
  ///
  /// An event that cannot happen in the present state changes nothing and says so.
  @discardableResult
  public mutating func apply(_ event: DeviceEvent) -> DeviceEvent.Outcome {
    let outcome = perform(event)
    if outcome.applied {
      keychain.respond(to: event, keys: keys, profile: profile)
    }
    return outcome
  }

  private mutating func perform(_ event: DeviceEvent) -> DeviceEvent.Outcome {
    switch event {
    case .setPasscode, .changePasscode, .removePasscode: changePasscode(event)
    case .lock: lock()
    case .unlock: unlock()
    case .advance(let seconds): advance(seconds)
    case .reboot: state.isOn ? restart() : .ignored
    case .powerOff: powerOff()
    case .powerOn: powerOn()
    case .inactivityReboot: inactivityReboot()
    case .userInactive: becomeInactive()
    case .launch(let kind): launch(kind)
    case .kill: kill()
    case .install(let entitlement): install(entitlement)
    case .uninstall: uninstall()
    case .erase: erase()
    }
  }

  private mutating func changePasscode(_ event: DeviceEvent) -> DeviceEvent.Outcome {
    guard state.isOn, state.lockedSince == nil, state.everUnlockedSinceBoot,
      state.passcodeSet == (event != .setPasscode)
    else { return .ignored }
    state.passcodeSet = event != .removePasscode
    if event == .removePasscode {
      keyBag.wrapUnderDeviceKey()
    } else {
      keyBag.wrapUnderNewPasscode()
    }
    keys = keyBag.unwrap(withPasscode: true)
    return .applied
  }

  private mutating func advance(_ seconds: Seconds) -> DeviceEvent.Outcome {
    let (sum, overflow) = state.now.addingReportingOverflow(seconds)
    guard !overflow else { return .ignored }
    state.now = sum
    evictIfDue()
    return .applied
  }

  private mutating func becomeInactive() -> DeviceEvent.Outcome {
    guard state.isOn, state.lockedSince != nil else { return .ignored }
    state.userInactive = true
    if state.evictionDue == nil { evictInactive() }
    return .applied
  }
}

// MARK: Power

extension Device {
  private mutating func powerOff() -> DeviceEvent.Outcome {
    guard state.isOn else { return .ignored }
    stopRunning()
    state.isOn = false
    state.protectedDataAvailable = false
    return .applied
  }

  private mutating func powerOn() -> DeviceEvent.Outcome {
    guard !state.isOn else { return .ignored }
    boot()
    return .applied
  }

  private mutating func restart() -> DeviceEvent.Outcome {
    stopRunning()
    boot()
    return .applied
  }

  private mutating func inactivityReboot() -> DeviceEvent.Outcome {
    guard state.isOn, let since = state.lockedSince else { return .ignored }
    let (due, overflow) = since.addingReportingOverflow(profile.inactivityReboot)
    guard !overflow else { return .ignored }
    state.now = max(state.now, due)
    evictIfDue()
    return restart()
  }

  /// Writes what is unwritten, closes everything, empties memory.
  private mutating func stopRunning() {
    files.restart()
    application.stop()
    keys = []
    state.lockedSince = nil
    state.evictionDue = nil
    state.userInactive = false
    state.everUnlockedSinceBoot = false
    state.lastNotification = nil
  }

  /// Comes up with the keys that need no passcode.
  private mutating func boot() {
    state.isOn = true
    keys = keyBag.unwrap(withPasscode: false)
    state.everUnlockedSinceBoot = !state.passcodeSet
    state.protectedDataAvailable = keys.contains(.complete)
    if profile[.createUnlessOpenBeforeFirstUnlock], state.passcodeSet {
      keys.remove(.unlessOpenPublic)
    }
  }
}

// MARK: The application

extension Device {
  private mutating func launch(_ kind: LaunchKind) -> DeviceEvent.Outcome {
    guard state.isOn, application.isInstalled else { return .ignored }
    // A person can open an application only on an unlocked device; the system needs nobody.
    if kind == .foreground, !state.isUnlocked { return .ignored }
    if kind == .prewarm, application.running != nil { return .ignored }
    application.running = kind
    return .applied
  }

  private mutating func kill() -> DeviceEvent.Outcome {
    guard state.isOn, application.running != nil else { return .ignored }
    application.stop()
    files.closeAll()
    return .applied
  }

  private mutating func install(_ entitlement: ProtectionClass?) -> DeviceEvent.Outcome {
    guard state.isOn else { return .ignored }
    application.entitlement = entitlement
    if application.isInstalled {
      application.stop()
      files.closeAll()
    } else {
      application.isInstalled = true
      makeContainer()
    }
    return .applied
  }

  private mutating func uninstall() -> DeviceEvent.Outcome {
    guard state.isOn, application.isInstalled else { return .ignored }
    removeApplication()
    return .applied
  }

  /// Erases all content and settings, and comes up as new: no passcode, nothing installed.
  private mutating func erase() -> DeviceEvent.Outcome {
    guard state.isOn else { return .ignored }
    stopRunning()
    removeApplication()
    keyBag.erase()
    state.passcodeSet = false
    boot()
    return .applied
  }

  private mutating func removeApplication() {
    application = DeviceApplication()
    application.isInstalled = false
    application.running = nil
    files.removeAll()
  }
}
