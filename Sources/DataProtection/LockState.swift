/// The rows of the key table: what a device is doing, as far as protection is concerned.
public enum LockState: UInt8, CaseIterable, Hashable, Sendable {
  /// Powered off: no process runs and no handle exists.
  case off
  /// Running with a passcode, not yet unlocked since boot.
  case beforeFirstUnlock
  /// Running with a passcode, unlocked.
  case unlocked
  /// Locked, the keys not yet evicted: answers are those of `unlocked`.
  case grace
  /// Locked, the keys evicted.
  case locked
  /// `locked`, and the person has been inactive: class CX is evicted too (C2).
  case lockedInactive
  /// Running without a passcode, in any state.
  case noPasscode
}
