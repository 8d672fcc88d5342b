extension Device {
  /// What will end the access that there is now.
  func outlook(_ protection: ProtectionClass) -> String {
    switch protection {
    case .complete:
      state.passcodeSet
        ? "It stops being readable \(profile.grace) s after a lock: background work cannot use it."
        : "A passcode would end that while locked."
    case .completeUnlessOpen:
      "While locked it cannot be opened again; a handle that is open goes on working."
    case .completeUntilFirstUserAuthentication: "It stays readable until the next reboot."
    case .completeWhenUserInactive: "It stays readable until the person is inactive."
    case .none: "It is always readable: no passcode protects it."
    }
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
