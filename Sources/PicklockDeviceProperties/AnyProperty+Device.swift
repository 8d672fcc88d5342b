public import PropertyEngine

extension AnyProperty {
  /// A device answers every sequence of events and file operations as the decision tables say.
  public static let deviceSequence = deviceSequence(of: nil)

  /// The same claim about a broken device, which must be caught.
  public static func deviceSequence(of broken: BrokenDevice?) -> AnyProperty {
    AnyProperty(
      "DeviceSequence",
      summary: "A device answers every file operation as the tables say, whatever keys it holds.",
      machine: DeviceMachine(.files, of: broken))
  }

  /// The keychain answers every sequence of events and calls as its table says.
  public static let keychainSequence = keychainSequence(of: nil)

  /// The same claim about a broken device, which must be caught.
  public static func keychainSequence(of broken: BrokenDevice?) -> AnyProperty {
    AnyProperty(
      "KeychainSequence",
      summary: "The keychain answers every call as its table says, whatever keys it holds.",
      machine: DeviceMachine(.keychain, of: broken))
  }

  /// Files and keychain together, with what happens to the device falling between any two steps
  /// of the application.
  public static let deviceLanes = deviceLanes(of: nil)

  /// The same claim about a broken device, which must be caught.
  public static func deviceLanes(of broken: BrokenDevice?) -> AnyProperty {
    AnyProperty(
      "DeviceLanes",
      summary: "A lock, a reboot or a crash between any two steps of an application changes only"
        + " what the tables say.",
      machine: DeviceMachine(.both, of: broken), interleaves: true)
  }
}
