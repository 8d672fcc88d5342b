/// The one application whose containers the model holds, and its extension.
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
  /// Whether its extension runs.
  public package(set) var isExtensionRunning = false
  /// What its process has in memory.
  private var memory = ProcessMemory()
  /// What its extension has in memory.
  private var extensionMemory = ProcessMemory()

  init() {}

  /// What a process has in memory.
  subscript(process: DeviceProcess) -> ProcessMemory {
    get {
      switch process {
      case .application: memory
      case .appExtension: extensionMemory
      }
    }
    set {
      switch process {
      case .application: memory = newValue
      case .appExtension: extensionMemory = newValue
      }
    }
  }

  /// Stops it: what it held in memory is gone.
  mutating func stop() {
    running = nil
    memory = ProcessMemory()
  }

  /// Stops its extension.
  mutating func stopExtension() {
    isExtensionRunning = false
    extensionMemory = ProcessMemory()
  }

  /// Stops both.
  mutating func stopAll() {
    stop()
    stopExtension()
  }
}
