extension Device {
  /// The invariants, by number, that the present state breaks; empty on a true device.
  ///
  /// Only those that one state can show: a fixed handful of comparisons, whatever is stored.
  /// Numbers as in section 5 of the specification of this module.
  public func violatedInvariants() -> [Int] {
    var broken: [Int] = []
    let situation = state.situation
    let isLocked = situation == .locked || situation == .lockedInactive
    let isBeforeFirst = situation == .beforeFirstUnlock
    if isLocked || isBeforeFirst, keys.contains(.complete) { broken.append(1) }
    if isBeforeFirst, keys.contains(.untilFirstAuthentication) { broken.append(2) }
    let unlessOpenMayStay = profile.readings.contains(.unlessOpenAfterFirstUnlock) && isLocked
    if isLocked || isBeforeFirst, keys.contains(.unlessOpenPrivate), !unlessOpenMayStay {
      broken.append(3)
    }
    let isOpen = situation == .unlocked || situation == .grace
    if situation == .grace, !keys.isSuperset(of: .whileUnlocked) { broken.append(11) }
    if isOpen, !keys.contains(.complete) { broken.append(13) }
    if !state.isOn || application.running == nil, volume.openCount > 0 { broken.append(14) }
    if !state.isOn, !keys.isEmpty { broken.append(14) }
    if isOpen || isLocked, !keys.contains(.sinceFirstUnlock) { broken.append(15) }
    if state.protectedDataAvailable, !keys.contains(.complete) { broken.append(16) }
    if isLocked, state.lastNotification != .willBecomeUnavailable { broken.append(17) }
    if isOpen, situation != .grace, state.lastNotification == .willBecomeUnavailable {
      broken.append(17)
    }
    if situation == .noPasscode {
      if keys.contains(.keychainPasscodeSet) { broken.append(30) }
      if !keys.isSuperset(of: .withoutPasscode) { broken.append(37) }
    }
    return broken
  }
}
