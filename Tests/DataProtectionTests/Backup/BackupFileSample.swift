import Testing

@testable import DataProtection

/// One cell of table 4.2b under one profile, with the scene that shows it.
struct BackupFileSample: CustomTestStringConvertible, Sendable {
  let kind: BackupKind
  let protection: ProtectionClass
  let isLocked: Bool
  let target: RestoreTarget
  let profile: DeviceProfile

  var testDescription: String {
    "class \(protection.letter), \(kind.rawValue), \(target.rawValue) device"
      + (isLocked ? ", while locked" : "") + (profile[.classOfCopy] ? ", C13" : "")
      + (profile.readings.isEmpty ? "" : ", reference")
  }

  static let all: [BackupFileSample] = [
    DeviceProfile.apple, .apple.setting(.classOfCopy), .reference, .reference.setting(.classOfCopy),
  ].flatMap { profile in
    BackupKind.allCases.flatMap { kind in
      ProtectionClass.allCases.flatMap { protection in
        [false, true].flatMap { isLocked in
          RestoreTarget.allCases.map {
            BackupFileSample(
              kind: kind, protection: protection, isLocked: isLocked, target: $0, profile: profile)
          }
        }
      }
    }
  }.filter { $0.profile.readings.isEmpty || $0.protection != .completeWhenUserInactive }

  /// The device after the restore, and the backup it came from.
  func run() throws -> (device: Device, backup: Backup) {
    var device = Device(profile: profile)
    device.apply(.setPasscode)
    try device.write([1, 2, 3], to: "/Documents/f", protection: protection)
    if isLocked {
      device.apply(.lock)
      device.apply(.advance(11))
    }
    let backup = try device.backUp(kind)
    if target == .otherDevice {
      device = Device(profile: profile, identity: 2)
    }
    try device.restore(backup)
    device.apply(.launch(.foreground))
    return (device, backup)
  }
}
