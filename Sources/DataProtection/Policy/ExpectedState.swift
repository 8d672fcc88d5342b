/// What a device should be doing after a series of events: the second formulation, without keys.
///
/// It follows the calendar of a device (when it was locked, when grace ends, whether it has been
/// unlocked since boot) and leaves what that means for data to the tables. It shares nothing with
/// `Device` but the types of its inputs.
package struct ExpectedState: Hashable, Sendable {
  /// What the device is taken to do where sources differ.
  package private(set) var profile: DeviceProfile
  /// The row of the key table.
  package private(set) var situation = LockState.noPasscode
  /// Whether the application is installed.
  package private(set) var isInstalled = true
  /// How the application runs; nil when it does not.
  package private(set) var running: LaunchKind? = .foreground
  /// Whether its extension runs.
  package private(set) var isExtensionRunning = false
  /// Seconds since the model began.
  package private(set) var now: Seconds = 0
  /// The default-protection entitlement when the container was made.
  package private(set) var containerDefault = ProtectionClass.completeUntilFirstUserAuthentication
  private var passcodeSet = false
  private var lockedAt: Seconds = 0
  private var graceEnds: Seconds = 0
  private var inactive = false
  private var acts: [DeviceAct] = []

  /// A device as `Device.init(profile:)` makes it.
  package init(profile: DeviceProfile) { self.profile = profile }

  /// Whether the application's code can run.
  package var isApplicationRunning: Bool { situation != .off && running != nil }

  /// Whether protected data is announced as available.
  package var flag: Bool {
    Policy.outcome(.flag, in: situation, under: profile) == .allowed
  }

  /// Follows an event; what comes back is what `Device.apply` should answer.
  @discardableResult
  package mutating func apply(_ event: DeviceEvent) -> DeviceEvent.Outcome {
    let before = situation
    acts = []
    let applied = follow(event)
    return DeviceEvent.Outcome(
      applied: applied, notification: notification(event, before: before, applied: applied),
      acts: acts)
  }

  /// One notification for the lock that ends use, one for the unlock that ends a lock.
  private func notification(
    _ event: DeviceEvent, before: LockState, applied: Bool
  ) -> ProtectedDataNotification? {
    switch (event, before) {
    case (.lock, .unlocked): .willBecomeUnavailable
    case (.unlock, .beforeFirstUnlock), (.unlock, .grace), (.unlock, .locked),
      (.unlock, .lockedInactive):
      .didBecomeAvailable
    default: nil
    }
  }

  private mutating func follow(_ event: DeviceEvent) -> Bool {
    switch event {
    case .powerOn:
      guard situation == .off else { return false }
      boot()
    case .advance(let seconds):
      guard seconds <= Seconds.max - now else { return false }
      pass(until: now + seconds)
    case .setGrace(let seconds): profile.grace = seconds
    case _ where situation == .off: return false
    case .setPasscode, .changePasscode, .removePasscode: return passcode(event)
    case .lock: return lock()
    case .unlock: if situation != .noPasscode { situation = .unlocked }
    case .setPasscodeDelay(let seconds):
      guard situation == .unlocked || situation == .noPasscode else { return false }
      profile.passcodeDelay = seconds
    case .reboot: boot()
    case .powerOff:
      situation = .off
      stop()
    case .inactivityReboot:
      guard isLocked, profile.inactivityReboot <= Seconds.max - lockedAt else { return false }
      pass(until: lockedAt + profile.inactivityReboot)
    case .userInactive:
      guard isLocked else { return false }
      inactive = true
      if situation == .locked { situation = .lockedInactive }
    case .launch(let kind): return launch(kind)
    case .kill:
      guard running != nil else { return false }
      running = nil
    case .launchExtension:
      guard isInstalled, !isExtensionRunning else { return false }
      isExtensionRunning = true
    case .endExtension:
      guard isExtensionRunning else { return false }
      isExtensionRunning = false
    case .install(let entitlement):
      if !isInstalled {
        containerDefault = entitlement ?? .completeUntilFirstUserAuthentication
      }
      stop()
      isInstalled = true
    case .uninstall:
      guard isInstalled else { return false }
      isInstalled = false
      stop()
    case .erase:
      isInstalled = false
      stop()
      passcodeSet = false
      profile.passcodeDelay = 0
      situation = .noPasscode
    }
    return true
  }

  private var isLocked: Bool {
    situation == .grace || situation == .locked || situation == .lockedInactive
  }

  private mutating func passcode(_ event: DeviceEvent) -> Bool {
    let needed: LockState = event == .setPasscode ? .noPasscode : .unlocked
    guard situation == needed else { return false }
    passcodeSet = event != .removePasscode
    situation = passcodeSet ? .unlocked : .noPasscode
    return true
  }

  private mutating func lock() -> Bool {
    switch situation {
    case .unlocked:
      lockedAt = now
      inactive = false
      situation = .grace
      startGrace()
    case .grace: if profile[.repeatedLockRestartsTimer] { startGrace() }
    case .beforeFirstUnlock, .off: return false
    case .locked, .lockedInactive, .noPasscode: break
    }
    return true
  }

  private mutating func startGrace() {
    let wait = profile.passcodeDelay.addingReportingOverflow(profile.grace)
    let end = now.addingReportingOverflow(wait.partialValue)
    graceEnds = wait.overflow || end.overflow ? .max : end.partialValue
    endGraceIfDue()
  }

  private mutating func endGraceIfDue() {
    guard situation == .grace, graceEnds <= now else { return }
    situation = inactive ? .lockedInactive : .locked
    acts.append(DeviceAct(.evictKeys, at: graceEnds))
  }

  /// The clock goes on, never back; three days locked end in a reboot.
  private mutating func pass(until time: Seconds) {
    now = max(now, time)
    let reboots = isLocked && now - lockedAt >= profile.inactivityReboot
    if !reboots || graceEnds <= lockedAt + profile.inactivityReboot { endGraceIfDue() }
    guard reboots else { return }
    boot()
    acts.append(DeviceAct(.reboot, at: lockedAt + profile.inactivityReboot))
  }

  private mutating func boot() {
    situation = passcodeSet ? .beforeFirstUnlock : .noPasscode
    stop()
  }

  /// Neither process runs any more.
  private mutating func stop() {
    running = nil
    isExtensionRunning = false
  }

  private mutating func launch(_ kind: LaunchKind) -> Bool {
    guard isInstalled else { return false }
    if kind == .foreground, situation != .unlocked, situation != .noPasscode { return false }
    if kind == .prewarm, running != nil { return false }
    running = kind
    return true
  }
}
