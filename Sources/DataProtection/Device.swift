/// One device: what it is doing, which keys it holds, and what it stores.
///
/// A value: a copy is a branch of the device's life, and costs what the branch then changes.
/// Access is decided by `keys` and by file keys in memory, and by nothing else.
public struct Device: Sendable {
  /// What the device is taken to do where sources differ or are silent.
  public package(set) var profile: DeviceProfile
  /// Power, passcode, lock and time.
  public package(set) var state = DeviceState()
  /// The class keys in memory.
  package var keys: ClassKeys = .withoutPasscode
  /// Where the class keys come from.
  package var keyBag = KeyBag()
  /// The application and its process.
  public package(set) var application = DeviceApplication()
  /// The keychain; its operations are given `keys`.
  package var keychain = Keychain()
  /// The files; their operations are given `keys`.
  package var files = FileSystem(container: .completeUntilFirstUserAuthentication)

  /// A running device without a passcode, its application installed and in the foreground.
  ///
  /// The container has `/Documents`, `/Library`, `/Library/Caches`, `/Library/Preferences` and
  /// `/tmp`. Under the literal reading that class A needs the entitlement, the application has it,
  /// with class C.
  public init(profile: DeviceProfile = .apple) {
    self.profile = profile
    if profile.readings.contains(.completeNeedsEntitlement) {
      application.entitlement = .completeUntilFirstUserAuthentication
    }
    makeContainer()
  }

  /// Whether the application's code can run at all.
  public var isApplicationRunning: Bool { state.isOn && application.running != nil }

  /// Files and directories stored, the container included.
  public var fileCount: Int { files.volume.nodeCount }

  /// Open handles and mappings.
  public var openHandleCount: Int { files.volume.openCount }

  /// The key operations done so far.
  package var keyWork: KeyWork { files.work }

  /// Makes an empty container whose directories carry the entitlement's class, else class C.
  mutating func makeContainer() {
    application.containerDefault =
      application.entitlement ?? .completeUntilFirstUserAuthentication
    files.makeContainer(application.containerDefault, now: state.now)
  }
}
