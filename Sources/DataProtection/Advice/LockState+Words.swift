extension Device {
  /// Why the process that asks does not run, and which events of a script start it.
  var howToRun: String {
    if !state.isOn { return "the device is off; O+ switches it on, then bg starts the application" }
    if !application.isInstalled {
      return "no application is installed; install does that, then fg or bg starts it"
    }
    if asking == .appExtension { return "the extension does not run; ext starts it" }
    let foreground = state.isUnlocked ? "fg or bg starts it" : "bg starts it, fg after U"
    return "the application does not run; \(foreground)"
  }
}

extension LockState {
  /// The situation as a clause: "the device is unlocked".
  var clause: String {
    switch self {
    case .off: "the device is off"
    case .beforeFirstUnlock: "the device has not been unlocked since it booted"
    case .unlocked: "the device is unlocked"
    case .grace: "the device is locked and its grace period still runs"
    case .locked: "the device is locked and its grace period is over"
    case .lockedInactive: "the device is locked and the person has been inactive"
    case .noPasscode: "the device has no passcode"
    }
  }

  /// The situation as a condition: "while unlocked".
  var condition: String {
    switch self {
    case .off: "while off"
    case .beforeFirstUnlock: "before the first unlock"
    case .unlocked: "while unlocked"
    case .grace: "in the grace period after a lock"
    case .locked: "while locked after the first unlock"
    case .lockedInactive: "while locked and inactive"
    case .noPasscode: "without a passcode"
    }
  }
}
