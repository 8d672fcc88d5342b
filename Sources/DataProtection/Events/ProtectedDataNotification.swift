/// The two notifications about protected data.
///
/// Source: `UIApplication.protectedDataWillBecomeUnavailableNotification` and its counterpart.
public enum ProtectedDataNotification: UInt8, Hashable, Sendable {
  /// Posted at a lock, before the keys are evicted.
  case willBecomeUnavailable
  /// Posted at an unlock, after the keys are back.
  case didBecomeAvailable
}
