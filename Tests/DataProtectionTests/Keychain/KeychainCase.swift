import Testing

@testable import DataProtection

/// One cell of table 4.2 under one profile, with the scene that shows it.
struct KeychainCase: CustomTestStringConvertible, Sendable {
  let operation: KeychainOperation
  let accessibility: KeychainAccessibility
  let situation: Situation
  let profile: Profile

  static let running: [Situation] = Situation.allCases.filter { $0 != .off }

  static let knobs: [Knob] = [
    .keychainMissBeforeFirstUnlock, .passcodeSetWithoutPasscode, .deleteLockedItem,
    .keychainAfterUninstall,
  ]

  /// Apple's and the reference's profile, and each with one keychain knob turned.
  static let profiles: [Profile] = [Profile.apple, .reference].flatMap { profile in
    [profile] + knobs.map { profile.setting($0) }
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
    _ situation: Situation, _ profile: Profile
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
    let knobs = profile.turnedKnobs.map(\.name).joined(separator: "+")
    return "\(operation) \(accessibility.rawValue) \(situation) \(name) \(knobs)"
  }

  /// What the mechanism answers.
  func run(faults: DeviceFaults = []) -> KeychainStatus {
    let scene = KeychainScene(situation: situation, profile: profile, faults: faults)
    let id = KeychainItemID("k", synchronizable: operation == .deleteSynchronizable)
    if operation != .addNew { _ = scene.plant(accessibility, id) }
    let accessibility = accessibility
    let operation = operation
    return scene.status { keychain, context throws(KeychainStatus) in
      switch operation {
      case .addNew, .addPresent: try keychain.add(KeychainItem(id, accessibility), in: context)
      case .readData: _ = try keychain.value(of: id, in: context)
      case .readAttributes: _ = try keychain.attributes(of: id, in: context)
      case .matchAll: _ = try keychain.items(in: context)
      case .updateValue: try keychain.update(id, value: [2], in: context)
      case .deleteLocal, .deleteSynchronizable: try keychain.delete(id, in: context)
      }
    }
  }
}
