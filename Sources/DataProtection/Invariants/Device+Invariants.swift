extension Device {
  /// The invariants that the present state breaks; empty on a true device.
  ///
  /// Only those that one state can show: a fixed handful of comparisons, whatever is stored.
  package func violatedInvariants() -> [DeviceInvariant] {
    var broken: [DeviceInvariant] = []
    let situation = state.situation
    let isLocked = situation == .locked || situation == .lockedInactive
    let isBeforeFirst = situation == .beforeFirstUnlock
    if isLocked || isBeforeFirst, keys.contains(.complete) { broken.append(.completeNeedsKey) }
    if isBeforeFirst, keys.contains(.untilFirstAuthentication) {
      broken.append(.untilFirstNeedsUnlock)
    }
    let unlessOpenMayStay = profile.readings.contains(.unlessOpenAfterFirstUnlock) && isLocked
    if isLocked || isBeforeFirst, keys.contains(.unlessOpenPrivate), !unlessOpenMayStay {
      broken.append(.unlessOpenNeedsUnlocked)
    }
    let isOpen = situation == .unlocked || situation == .grace
    if situation == .grace, !keys.isSuperset(of: .whileUnlocked) {
      broken.append(.graceAnswersAsUnlocked)
    }
    if isOpen, !keys.contains(.complete) { broken.append(.unlockRestoresFiles) }
    if !isApplicationRunning && files.volume.openCount(of: .application) > 0
      || !isExtensionRunning && files.volume.openCount(of: .appExtension) > 0
    {
      broken.append(.restartEndsHandles)
    }
    if !state.isOn, !keys.isEmpty { broken.append(.restartEndsHandles) }
    if isOpen || isLocked, !keys.contains(.sinceFirstUnlock) { broken.append(.firstUnlockHolds) }
    if state.protectedDataAvailable, !keys.contains(.complete) {
      broken.append(.flagImpliesComplete)
    }
    if isLocked, state.lastNotification != .willBecomeUnavailable {
      broken.append(.notificationsAlternate)
    }
    if isOpen, situation != .grace, state.lastNotification == .willBecomeUnavailable {
      broken.append(.notificationsAlternate)
    }
    if situation == .noPasscode {
      if keys.contains(.keychainPasscodeSet) { broken.append(.passcodeItemsNeedPasscode) }
      if !keys.isSuperset(of: .withoutPasscode) { broken.append(.readableWithoutPasscode) }
    }
    return broken
  }
}
