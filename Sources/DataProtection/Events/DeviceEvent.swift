/// What happens to the device and its application, as opposed to what the application asks of it.
public enum DeviceEvent: Hashable, Sendable {
  /// Sets a passcode. Ignored unless running, unlocked and without one.
  case setPasscode
  /// Changes the passcode. Ignored unless running, unlocked and with one.
  case changePasscode
  /// Removes the passcode. Ignored unless running, unlocked and with one.
  case removePasscode
  /// Locks. Without a passcode this has no effect on protection.
  case lock
  /// Unlocks with the right passcode.
  case unlock
  /// Lets time pass; keys are evicted when their time has come, and a device that was locked for
  /// `DeviceProfile.inactivityReboot` reboots.
  case advance(Seconds)
  /// Sets how long the keys stay after a lock, from the next lock on (C9).
  case setGrace(Seconds)
  /// Sets "require passcode after", from the next lock on. Ignored unless running and unlocked.
  case setPasscodeDelay(Seconds)
  /// Restarts: every handle dies, memory is emptied.
  case reboot
  /// Switches off.
  case powerOff
  /// Switches on, if off.
  case powerOn
  /// Lets time pass until the device reboots because it stayed locked too long. Ignored unless
  /// locked.
  case inactivityReboot
  /// The person has been inactive since the lock (class CX, C2). Ignored unless locked.
  case userInactive
  /// Starts the application, or brings it to that kind of running.
  case launch(LaunchKind)
  /// Ends the application; the system closes its handles. Its extension goes on.
  case kill
  /// Starts the extension, in any state of the lock. Ignored where it runs, or no application is
  /// installed.
  case launchExtension
  /// Ends the extension; the system closes its handles. The application goes on.
  case endExtension
  /// Installs the application, or updates it if it is there; the entitlement counts only when the
  /// container is made.
  case install(entitlement: ProtectionClass?)
  /// Removes the application with its container.
  case uninstall
  /// Erases all content: the device key is replaced.
  case erase
}
