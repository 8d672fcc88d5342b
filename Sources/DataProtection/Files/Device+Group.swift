// What the application and its extension share, and what each has for itself.
//
// Each has a container of its own, which the other cannot name; paths under `/group` lead both to
// the container of their group. The keychain is that of an access group that both are in.
// Source: Apple, App Extension Programming Guide, "Sharing Data with Your Containing App".
extension Device {
  /// The container of the group, for the application and for its extension.
  public static let groupPath: DevicePath = "/group"

  /// The process that asks what is asked next: the application, until it is changed.
  public var asking: DeviceProcess {
    get { files.volume.asking }
    set { files.volume.asking = newValue }
  }

  /// The device as a process sees it.
  func asking(_ process: DeviceProcess) -> Device {
    var device = self
    device.asking = process
    return device
  }

  /// Whether the extension's code can run at all.
  public var isExtensionRunning: Bool { state.isOn && application.isExtensionRunning }

  /// Whether the process that asks runs.
  var isAskerRunning: Bool {
    switch asking {
    case .application: isApplicationRunning
    case .appExtension: isExtensionRunning
    }
  }

  /// `containerURL(forSecurityApplicationGroupIdentifier:)`: makes the container of the group if it
  /// is not there. Its class is C, or by C15 that of the application's container.
  ///
  /// Errors: ESRCH, ENOSPC.
  public mutating func makeGroupContainer() throws(PosixError) {
    try requireProcess()
    guard files.volume.node(at: Self.groupPath) == nil else { return }
    guard makeGroup() else { throw .noSpace }
  }

  /// Makes the container of the group if it is not there; false where there is no room for it.
  private mutating func makeGroup() -> Bool {
    guard files.volume.node(at: Self.groupPath) == nil else { return true }
    return files.makeGroupContainer(classOfGroup, now: state.now)
  }

  /// The class that the container of the group is made with (C15).
  var classOfGroup: ProtectionClass {
    profile[.classOfGroup]
      ? application.containerDefault : .completeUntilFirstUserAuthentication
  }

  // MARK: The extension's process

  mutating func launchExtension() -> DeviceEvent.Outcome {
    guard state.isOn, application.isInstalled, !application.isExtensionRunning, makeGroup(),
      files.makeExtensionContainer(application.containerDefault, now: state.now)
    else { return .ignored }
    application.isExtensionRunning = true
    return .applied
  }

  mutating func endExtension() -> DeviceEvent.Outcome {
    guard isExtensionRunning else { return .ignored }
    application.stopExtension()
    files.closeAll(of: .appExtension)
    return .applied
  }
}
