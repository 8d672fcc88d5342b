public import DataProtection
public import PropertyEngine

/// A device that does one thing wrong: a subject that proves the suite would notice.
///
/// It is the true device with something done before or after a command; the product knows nothing
/// of it. One declaration holds all there is to say: what it does wrong, what that breaks, the
/// shortest script that shows it, and how it is done.
public struct BrokenDevice: Sendable {
  /// Runs a command, wrongly where it is about the fault.
  typealias Misbehaviour = @Sendable (DeviceCommand, inout DeviceSession) -> DeviceOutcome

  /// The name of the fault.
  public let name: String
  /// What it does wrong.
  public let summary: String
  /// The name of the failure that the last event of `script` is.
  public let claim: String
  /// The shortest script that shows the fault on a device whose assumptions are at their defaults.
  public let script: String
  /// The commands it takes to show it.
  public var scope = DeviceScope.files
  let misbehave: Misbehaviour

  /// A device that breaks an invariant.
  init(
    _ name: String, _ summary: String, breaks invariant: DeviceInvariant, _ script: String,
    _ misbehave: @escaping Misbehaviour
  ) {
    self.init(name, summary, breaks: "\(invariant)", script, misbehave)
  }

  /// A device that breaks no invariant by name, but a cell of a table or an answer.
  init(
    _ name: String, _ summary: String, breaks claim: String, _ script: String,
    _ misbehave: @escaping Misbehaviour
  ) {
    self.name = name
    self.summary = summary
    self.claim = claim
    self.script = script
    self.misbehave = misbehave
  }

  /// The steps of `script`.
  public var commands: [DeviceCommand] {
    get throws { try DeviceScript.parse(script).map(\.command) }
  }

  /// Runs a command as this device does.
  public func run(_ command: DeviceCommand, on session: inout DeviceSession) -> DeviceOutcome {
    misbehave(command, &session)
  }

  /// The property that has to fail.
  public var property: AnyProperty {
    switch scope {
    case .files: AnyProperty.deviceSequence(of: self)
    case .keychain: AnyProperty.keychainSequence(of: self)
    case .both: AnyProperty.deviceLanes(of: self)
    }
  }

  /// Every broken device.
  public static let all: [BrokenDevice] =
    ofLocks + ofRestarts + ofHandles + ofOpening + ofWriting + ofNames + ofClasses + ofApplications
    + (ofKeychain + ofBackups).map { device in
      var device = device
      device.scope = .keychain
      return device
    }

  /// The broken device of that name, or nil.
  public static func named(_ name: String) -> BrokenDevice? { all.first { $0.name == name } }
}
