import Testing

@testable import DataProtection

/// One cell of the backup matrix of section 3 under one profile, with the scene that shows it.
struct BackupMatrix: CustomTestStringConvertible, Sendable {
  let accessibility: KeychainAccessibility
  let kind: BackupKind
  let target: RestoreTarget
  let profile: Profile
  let isLocked: Bool

  static let all: [BackupMatrix] = [Profile.apple, .reference].flatMap { profile in
    KeychainAccessibility.allCases.flatMap { accessibility in
      BackupKind.allCases.flatMap { kind in
        RestoreTarget.allCases.flatMap { target in
          [false, true].map {
            BackupMatrix(
              accessibility: accessibility, kind: kind, target: target, profile: profile,
              isLocked: $0)
          }
        }
      }
    }
  }.filter { !($0.profile == .reference && $0.accessibility == .afterFirstUnlock) }

  var testDescription: String {
    let name = profile.readings.isEmpty ? "apple" : "reference"
    return "\(accessibility.rawValue), \(kind.rawValue) backup, \(target.rawValue) device, \(name)"
      + (isLocked ? ", taken while locked" : "")
  }

  /// Whether the item is there after the restore, and what the backup held.
  func run(faults: DeviceFaults = []) throws -> (returns: Bool, backup: Backup) {
    var device = Device(profile: profile, faults: faults)
    device.apply(.setPasscode)
    try device.addItem(KeychainItem("k", accessibility, value: [7]))
    if isLocked {
      device.apply(.lock)
      device.apply(.advance(11))
    }
    let backup = try device.backUp(kind)
    var restored =
      target == .sameDevice ? device : Device(profile: profile, faults: faults, identity: 2)
    try restored.restore(backup)
    restored.apply(.launch(.foreground))
    var value: [UInt8] = []
    let status = keychainStatus { () throws(KeychainStatus) in
      value = try restored.itemValue("k")
    }
    #expect(status == .itemNotFound || value == [7])
    return (status == .success, backup)
  }
}
