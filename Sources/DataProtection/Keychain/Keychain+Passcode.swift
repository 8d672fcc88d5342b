extension Keychain {
  /// Called by the device after each event that took effect. The class keys have already moved.
  mutating func respond(to event: DeviceEvent, keys: ClassKeys, profile: DeviceProfile) {
    switch event {
    case .setPasscode: passcodeWasSet()
    case .removePasscode: passcodeWasRemoved(profile: profile)
    case .uninstall: if profile[.keychainAfterUninstall] { removeAll() }
    case .erase: self = Keychain(deviceIdentity: deviceIdentity)
    case .changePasscode, .lock, .unlock, .advance, .setGrace, .setPasscodeDelay, .reboot,
      .powerOff, .powerOn, .inactivityReboot, .userInactive, .launch, .kill,
      .launchExtension, .endExtension, .install:
      break
    }
    if !incoming.isEmpty { settleIncoming(keys: keys) }
  }

  /// A passcode was set where there was none: the key bag gets a new passcode key.
  private mutating func passcodeWasSet() {
    passcodeKeysMade += 1
    passcodeKey = passcodeKeysMade
  }

  /// The passcode was removed, and its key with it: every `akpu` row is undecodable from now on.
  ///
  /// Changing the passcode re-wraps the same key, so that nothing is lost (a choice: no source).
  private mutating func passcodeWasRemoved(profile: DeviceProfile) {
    passcodeKey = nil
    passcodeKeyBroken = profile[.passcodeSetWithoutPasscode]
  }

  /// Removes all rows, keeping the key bag: what uninstalling does under C8.
  mutating func removeAll() {
    rows = KeychainRows()
    tombstones = []
    incoming = []
  }
}
