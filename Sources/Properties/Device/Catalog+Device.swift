public import CanaryProperties
public import DataProtection
public import PropertyEngine

extension Catalog {
  /// A device answers every sequence of events and file operations as the decision tables say.
  public static let deviceSequence = deviceSequence(faults: [])

  /// The same claim about a device with planted faults, which must be caught.
  public static func deviceSequence(faults: DeviceFaults) -> AnyProperty {
    AnyProperty(
      "DeviceSequence",
      summary: "A device answers every file operation as the tables say, whatever keys it holds.",
      machine: DeviceMachine(.files, faults: faults))
  }

  /// The keychain answers every sequence of events and calls as its table says.
  public static let keychainSequence = keychainSequence(faults: [])

  /// The same claim about a device with planted faults, which must be caught.
  public static func keychainSequence(faults: DeviceFaults) -> AnyProperty {
    AnyProperty(
      "KeychainSequence",
      summary: "The keychain answers every call as its table says, whatever keys it holds.",
      machine: DeviceMachine(.keychain, faults: faults))
  }

  /// Files and keychain together, with what happens to the device falling between any two steps
  /// of the application.
  public static let deviceLanes = deviceLanes(faults: [])

  /// The same claim about a device with planted faults, which must be caught.
  public static func deviceLanes(faults: DeviceFaults) -> AnyProperty {
    AnyProperty(
      "DeviceLanes",
      summary: "A lock, a reboot or a crash between any two steps of an application changes only"
        + " what the tables say.",
      machine: DeviceMachine(.both, faults: faults), interleaves: true)
  }
}
