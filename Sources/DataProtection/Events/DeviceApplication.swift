/// The one application whose container the model holds.
public struct DeviceApplication: Hashable, Sendable {
  /// Whether it is installed.
  public package(set) var isInstalled = true
  /// The default-protection entitlement it was last installed with.
  public package(set) var entitlement: ProtectionClass?
  /// The class of new files where no directory says otherwise: the entitlement's at the time the
  /// container was made, else C.
  public package(set) var containerDefault = ProtectionClass.completeUntilFirstUserAuthentication
  /// How it runs; nil when it does not.
  public package(set) var running: LaunchKind? = .foreground
  /// Its view of its stored defaults.
  var defaults = DefaultsCache.unopened

  init() {}

  /// Stops it: what it held in memory is gone.
  mutating func stop() {
    running = nil
    defaults = .unopened
  }
}
