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
    case .setGrace(let seconds): setGrace(seconds)
    case .setPasscodeDelay(let seconds): setPasscodeDelay(seconds)
    case .reboot: state.isOn ? restart() : .ignored
    case .powerOff: powerOff()
    case .powerOn: powerOn()
    case .inactivityReboot: inactivityReboot()
    case .userInactive: becomeInactive()
    case .launch(let kind): launch(kind)
    case .kill: kill()
    case .launchExtension: launchExtension()
    case .endExtension: endExtension()
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
    return pass(until: sum)
  }

  /// Lets time pass: what is due on the way happens in its order.
  private mutating func pass(until time: Seconds) -> DeviceEvent.Outcome {
    state.now = max(state.now, time)
    let rebootTime = inactivityRebootTime
    var acts: [DeviceAct] = []
    if let eviction = state.evictionDue, eviction <= rebootTime ?? .max, evictIfDue() {
      acts.append(DeviceAct(.evictKeys, at: eviction))
    }
    if let rebootTime, rebootTime <= state.now {
      restart()
      acts.append(DeviceAct(.reboot, at: rebootTime))
    }
    return DeviceEvent.Outcome(applied: true, acts: acts)
  }

  /// When the device reboots unless it is unlocked before; nil unless it is locked.
  private var inactivityRebootTime: Seconds? {
    guard state.isOn, let since = state.lockedSince else { return nil }
    let (due, overflow) = since.addingReportingOverflow(profile.inactivityReboot)
    return overflow ? nil : due
  }

  private mutating func setGrace(_ seconds: Seconds) -> DeviceEvent.Outcome {
    profile.grace = seconds
    return .applied
  }

  private mutating func setPasscodeDelay(_ seconds: Seconds) -> DeviceEvent.Outcome {
    guard state.isUnlocked else { return .ignored }
    profile.passcodeDelay = seconds
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

  @discardableResult
  private mutating func restart() -> DeviceEvent.Outcome {
    stopRunning()
    boot()
    return .applied
  }

  private mutating func inactivityReboot() -> DeviceEvent.Outcome {
    guard let due = inactivityRebootTime else { return .ignored }
    return pass(until: due)
  }

  /// Writes what is unwritten, closes everything, empties memory.
  private mutating func stopRunning() {
    files.restart()
    application.stopAll()
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
    files.closeAll(of: .application)
    return .applied
  }

  private mutating func install(_ entitlement: ProtectionClass?) -> DeviceEvent.Outcome {
    guard state.isOn else { return .ignored }
    application.entitlement = entitlement
    if application.isInstalled {
      application.stopAll()
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
    profile.passcodeDelay = 0
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
