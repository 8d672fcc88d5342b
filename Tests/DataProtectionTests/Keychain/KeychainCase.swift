import PicklockDeviceProperties
import Testing

@testable import DataProtection

/// One cell of table 4.2 under one profile, with the scene that shows it.
struct KeychainCase: CustomTestStringConvertible, Sendable {
  let operation: KeychainOperation
  let accessibility: KeychainAccessibility
  let situation: LockState
  let profile: DeviceProfile

  static let running: [LockState] = LockState.allCases.filter { $0 != .off }

  static let assumptions: [Assumption] = [
    .keychainMissBeforeFirstUnlock, .passcodeSetWithoutPasscode, .deleteLockedItem,
    .keychainAfterUninstall,
  ]

  /// Apple's and the reference's profile, and each with one keychain assumption turned.
  static let profiles: [DeviceProfile] = [DeviceProfile.apple, .reference].flatMap { profile in
    [profile] + assumptions.map { profile.setting($0) }
  }

  static let all: [KeychainCase] = KeychainOperation.allCases.flatMap { operation in
    KeychainAccessibility.allCases.flatMap { accessibility in
      running.flatMap { situation in
        profiles.map { KeychainCase(operation, accessibility, situation, $0) }
      }
    }
  }.filter(\.canArise)

  private init(
    _ operation: KeychainOperation, _ accessibility: KeychainAccessibility,
    _ situation: LockState, _ profile: DeviceProfile
  ) {
    self.operation = operation
    self.accessibility = accessibility
    self.situation = situation
    self.profile = profile
  }

  /// No `ThisDeviceOnly` item is synchronizable, and `.reference` does not know `ck`.
  private var canArise: Bool {
    if operation == .deleteSynchronizable && accessibility.isThisDeviceOnly { return false }
    return
      !(profile.readings.contains(.afterFirstUnlockUnlisted)
      && accessibility == .afterFirstUnlock)
  }

  var testDescription: String {
    let name = profile.readings.isEmpty ? "apple" : "reference"
    let assumptions = profile.alternatives.map(\.name).joined(separator: "+")
    return "\(operation) \(accessibility.rawValue) \(situation) \(name) \(assumptions)"
  }

  /// What the mechanism answers, or a broken device.
  func run(by broken: BrokenDevice? = nil) -> KeychainStatus {
    var session = DeviceSession(profile: profile)
    func run(_ command: DeviceCommand) -> KeychainStatus {
      let outcome = broken?.run(command, on: &session) ?? session.run(command)
      if case .keychainFailed(let status) = outcome { return status }
      return .success
    }
    let id = KeychainItemID("k", synchronizable: operation == .deleteSynchronizable)
    _ = run("P")
    if operation != .addNew { _ = run(.keychain(.add(id, accessibility, [1]))) }
    for event in Device.events(to: situation).dropFirst() { _ = run(.event(event)) }
    if situation == .noPasscode { _ = run("P-") }
    if !session.device.isApplicationRunning { _ = run("bg") }
    switch operation {
    case .addNew, .addPresent: return run(.keychain(.add(id, accessibility, [])))
    case .readData: return run(.keychain(.value(id)))
    case .readAttributes: return run(.keychain(.attributes(id)))
    case .matchAll: return run(.keychain(.match(KeychainQuery(synchronizable: .any))))
    case .updateValue: return run(.keychain(.updateValue(id, [2])))
    case .deleteLocal, .deleteSynchronizable: return run(.keychain(.delete(id)))
    }
  }
}
