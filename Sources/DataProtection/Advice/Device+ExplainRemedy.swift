extension Device {
  /// What will end the access that there is now, given all states in which there is access.
  func outlook(_ states: [LockState], isKeptByHandle: Bool = false) -> String {
    let handle = isKeptByHandle ? " A handle that is open then goes on working." : ""
    if states.contains(.beforeFirstUnlock) {
      return "It is always readable: no passcode protects it."
    }
    guard state.passcodeSet else { return "With a passcode set, that ends at a lock or a reboot." }
    if states.contains(.lockedInactive) { return "It stays readable until the next reboot." }
    if states.contains(.locked) { return "It stays readable until the person is inactive." }
    if let due = state.evictionDue {
      return "That ends with the grace period, in \(due - min(due, state.now)) s.\(handle)"
    }
    let delay = profile.passcodeDelay.addingReportingOverflow(profile.grace).partialValue
    return
      "It stops being readable \(delay) s after a lock: background work cannot use it.\(handle)"
  }

  /// The usual remedy for a file whose class key is missing.
  func remedy(_ protection: ProtectionClass) -> String {
    let never =
      " Until then report it as locked: it is neither missing nor damaged, so neither "
      + "write nor delete."
    if state.situation == .beforeFirstUnlock {
      return "This is expected after a restart: wait for the first unlock and say so on screen. "
        + "Only what must be readable before that may be class D, at the price of its protection."
        + never
    }
    let wait = "Wait for protectedDataDidBecomeAvailable and try again."
    return switch protection {
    case .complete:
      wait + " If background work must read it, use completeUntilFirstUserAuthentication, set "
        + "while it is unlocked." + never
    case .completeUnlessOpen:
      "Keep the handle that was opened while unlocked, or create a new file and merge it after the "
        + "unlock." + never
    case .completeUntilFirstUserAuthentication, .none, .completeWhenUserInactive: wait + never
    }
  }
}
