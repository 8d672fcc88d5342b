extension Device {
  /// Locks: the keys stay until the grace period ends (C9), the flag goes down at once (C10).
  mutating func lock() -> EventOutcome {
    guard state.isOn, state.everUnlockedSinceBoot else { return .ignored }
    guard state.passcodeSet else {
      if faults.contains(.noPasscodeLocks) { evict() }
      return .applied
    }
    guard state.lockedSince == nil else { return relock() }
    state.lockedSince = state.now
    state.evictionDue = evictionTime()
    if !profile[.availabilityFlag], !faults.contains(.flagStaysUp) {
      state.protectedDataAvailable = false
    }
    let notification = post(.willBecomeUnavailable)
    evictIfDue()
    if faults.contains(.graceNotHonoured), let due = state.evictionDue {
      evict()
      state.evictionDue = due
    }
    return EventOutcome(applied: true, notification: notification)
  }

  /// A lock while locked does nothing, or starts the timer again (C9).
  private mutating func relock() -> EventOutcome {
    let restarts = profile[.repeatedLockRestartsTimer] != faults.contains(.relockTimerWrong)
    if restarts, state.evictionDue != nil { state.evictionDue = evictionTime() }
    return .applied
  }

  private func evictionTime() -> Seconds {
    // Saturating: a grace period past the end of time never ends.
    let delay = profile.passcodeDelay.addingReportingOverflow(profile.grace)
    let due = state.now.addingReportingOverflow(delay.partialValue)
    return delay.overflow || due.overflow ? .max : due.partialValue
  }

  /// Unlocks: every class key comes out of the bag; a device without a passcode has them already.
  mutating func unlock() -> EventOutcome {
    guard state.isOn else { return .ignored }
    guard state.passcodeSet else { return .applied }
    let wasUnlocked = state.isUnlocked
    state.lockedSince = nil
    if !faults.contains(.unlockLeavesTimer) { state.evictionDue = nil }
    state.userInactive = false
    state.everUnlockedSinceBoot = true
    keys = keyBag.unwrap(withPasscode: true)
    state.protectedDataAvailable = keys.contains(.complete)
    if wasUnlocked { return .applied }
    recoverDefaultsAtUnlock()
    return EventOutcome(applied: true, notification: post(.didBecomeAvailable))
  }

  /// Evicts the keys when their time has come.
  @inline(__always)
  mutating func evictIfDue() {
    guard let due = state.evictionDue, due <= state.now else { return }
    if faults.contains(.evictionLate), due == state.now { return }
    evict()
  }

  /// Writes what is unwritten, then drops every key that needs an unlocked device.
  private mutating func evict() {
    state.evictionDue = nil
    if profile[.availabilityFlag], !faults.contains(.flagStaysUp) {
      state.protectedDataAvailable = false
    }
    if faults.contains(.evictionSkipsFlush) { volume.dropUnwritten() } else { volume.flush() }
    var evicted = ClassKeys.whileUnlocked
    if profile.readings.contains(.unlessOpenAfterFirstUnlock) {
      evicted.remove(.unlessOpenPrivate)
    }
    if faults.contains(.completeKeyKept) { evicted.remove(.complete) }
    if faults.contains(.unlessOpenKeyKept) { evicted.remove(.unlessOpenPrivate) }
    if faults.contains(.untilFirstEvictedAtLock) { evicted.formUnion(.sinceFirstUnlock) }
    keys.subtract(evicted)
    if !faults.contains(.completeHandleKept) { epochs.complete &+= 1 }
    if profile[.inactiveClass] || state.userInactive || faults.contains(.inactiveEvictedAtLock) {
      evictInactive()
    }
  }

  /// Drops the key of class CX (C2).
  mutating func evictInactive() {
    if faults.contains(.inactiveIgnored) { return }
    keys.remove(.whenUserInactive)
    epochs.inactive &+= 1
  }

  /// Posts a notification, once each in turn.
  private mutating func post(_ notification: ProtectedDataNotification)
    -> ProtectedDataNotification?
  {
    if faults.contains(.willNotificationMissing), notification == .willBecomeUnavailable {
      return nil
    }
    state.lastNotification = notification
    return notification
  }
}
