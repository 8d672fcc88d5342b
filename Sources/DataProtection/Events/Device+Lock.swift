extension Device {
  /// Locks: the keys stay until the grace period ends (C9), the flag goes down at once (C10).
  mutating func lock() -> DeviceEvent.Outcome {
    guard state.isOn, state.everUnlockedSinceBoot else { return .ignored }
    guard state.passcodeSet else { return .applied }
    guard state.lockedSince == nil else { return relock() }
    state.lockedSince = state.now
    state.evictionDue = evictionTime()
    if !profile[.availabilityFlag] { state.protectedDataAvailable = false }
    let notification = post(.willBecomeUnavailable)
    let acts = evictIfDue() ? [DeviceAct(.evictKeys, at: state.now)] : []
    return DeviceEvent.Outcome(applied: true, notification: notification, acts: acts)
  }

  /// A lock while locked does nothing, or starts the timer again (C9).
  private mutating func relock() -> DeviceEvent.Outcome {
    if profile[.repeatedLockRestartsTimer], state.evictionDue != nil {
      state.evictionDue = evictionTime()
    }
    return .applied
  }

  private func evictionTime() -> Seconds {
    // Saturating: a grace period past the end of time never ends.
    let delay = profile.passcodeDelay.addingReportingOverflow(profile.grace)
    let due = state.now.addingReportingOverflow(delay.partialValue)
    return delay.overflow || due.overflow ? .max : due.partialValue
  }

  /// Unlocks: every class key comes out of the bag; a device without a passcode has them already.
  mutating func unlock() -> DeviceEvent.Outcome {
    guard state.isOn else { return .ignored }
    guard state.passcodeSet else { return .applied }
    let wasUnlocked = state.isUnlocked
    state.lockedSince = nil
    state.evictionDue = nil
    state.userInactive = false
    state.everUnlockedSinceBoot = true
    keys = keyBag.unwrap(withPasscode: true)
    state.protectedDataAvailable = keys.contains(.complete)
    if wasUnlocked { return .applied }
    recoverDefaultsAtUnlock()
    return DeviceEvent.Outcome(applied: true, notification: post(.didBecomeAvailable))
  }

  /// Evicts the keys when their time has come; says whether it did.
  @inline(__always)
  mutating func evictIfDue() -> Bool {
    guard let due = state.evictionDue, due <= state.now else { return false }
    evict()
    return true
  }

  /// Writes what is unwritten, then drops every key that needs an unlocked device.
  package mutating func evict() {
    state.evictionDue = nil
    if profile[.availabilityFlag] { state.protectedDataAvailable = false }
    var evicted = ClassKeys.whileUnlocked
    if profile.readings.contains(.unlessOpenAfterFirstUnlock) {
      evicted.remove(.unlessOpenPrivate)
    }
    keys.subtract(evicted)
    files.evict()
    if profile[.inactiveClass] || state.userInactive { evictInactive() }
  }

  /// Drops the key of class CX (C2).
  package mutating func evictInactive() {
    keys.remove(.whenUserInactive)
    files.evictInactive()
  }

  /// Posts a notification, once each in turn.
  private mutating func post(_ notification: ProtectedDataNotification)
    -> ProtectedDataNotification?
  {
    state.lastNotification = notification
    return notification
  }
}
