/// Logical time. Nothing in this module reads a clock.
public typealias Seconds = UInt64

/// Everything about a device except what it stores: power, passcode, lock and time.
public struct DeviceState: Hashable, Sendable {
  /// Whether the device runs.
  public package(set) var isOn = true
  /// Whether a passcode is set.
  public package(set) var passcodeSet = false
  /// Whether the passcode has been entered (or was not needed) since boot.
  public package(set) var everUnlockedSinceBoot = true
  /// When the device was locked; nil while unlocked, and always nil without a passcode.
  public package(set) var lockedSince: Seconds?
  /// When the keys of the open lock are evicted; nil once they are, and while unlocked.
  public package(set) var evictionDue: Seconds?
  /// Whether the person has been inactive since the lock.
  public package(set) var userInactive = false
  /// `isProtectedDataAvailable`: says nothing about class C.
  public package(set) var protectedDataAvailable = true
  /// The last notification about protected data since boot.
  public package(set) var lastNotification: ProtectedDataNotification?
  /// Seconds since the model began.
  public package(set) var now: Seconds = 0

  init() {}

  /// Whether a person could use it: running, and unlocked or without a passcode.
  public var isUnlocked: Bool { isOn && everUnlockedSinceBoot && lockedSince == nil }

  /// The row of the key table this state is in.
  public var situation: LockState {
    if !isOn { return .off }
    if !passcodeSet { return .noPasscode }
    if !everUnlockedSinceBoot { return .beforeFirstUnlock }
    if lockedSince == nil { return .unlocked }
    if evictionDue != nil { return .grace }
    return userInactive ? .lockedInactive : .locked
  }
}
