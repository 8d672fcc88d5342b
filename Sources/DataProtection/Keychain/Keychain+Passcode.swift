extension Keychain {
  /// Called by the device after each event that took effect, with the profile and faults of the
  /// device. The class keys have already moved.
  mutating func respond(to event: Event, keys: ClassKeys, profile: Profile, faults: DeviceFaults) {
    switch event {
    case .setPasscode: passcodeWasSet(faults: faults)
    case .removePasscode: passcodeWasRemoved(profile: profile, faults: faults)
    case .uninstall: if profile[.keychainAfterUninstall] { removeAll() }
    case .erase: deviceWasErased(faults: faults)
    default: break
    }
    if !incoming.isEmpty { settleIncoming(keys: keys) }
  }

  /// A passcode was set where there was none: the key bag gets a new passcode key.
  private mutating func passcodeWasSet(faults: DeviceFaults) {
    if !faults.contains(.passcodeItemsReturn) || passcodeKeysMade == 0 { passcodeKeysMade += 1 }
    passcodeKey = passcodeKeysMade
  }

  /// The passcode was removed, and its key with it: every `akpu` row is undecodable from now on.
  ///
  /// Changing the passcode re-wraps the same key, so that nothing is lost (a choice: no source).
  private mutating func passcodeWasRemoved(profile: Profile, faults: DeviceFaults) {
    if faults.contains(.passcodeItemsSurvive) { return }
    passcodeKey = nil
    passcodeKeyBroken = profile[.passcodeSetWithoutPasscode]
  }

  /// All content was erased: rows, key bag and waiting items.
  private mutating func deviceWasErased(faults: DeviceFaults) {
    if faults.contains(.eraseKeepsKeychain) { return }
    self = Keychain(deviceIdentity: deviceIdentity)
  }

  /// Removes all rows, keeping the key bag: what uninstalling does under knob C8.
  mutating func removeAll() {
    rows = KeychainRows()
    tombstones = []
    incoming = []
  }
}
