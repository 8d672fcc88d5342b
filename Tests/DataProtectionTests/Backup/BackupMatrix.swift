import PicklockDeviceProperties
import Testing

@testable import DataProtection

/// One cell of the backup matrix of section 3 under one profile, with the scene that shows it.
struct BackupMatrix: CustomTestStringConvertible, Sendable {
  let accessibility: KeychainAccessibility
  let kind: BackupKind
  let target: RestoreTarget
  let profile: DeviceProfile
  let isLocked: Bool

  static let all: [BackupMatrix] = [DeviceProfile.apple, .reference].flatMap { profile in
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
  func run(by broken: BrokenDevice? = nil) throws -> (returns: Bool, backup: BackupContents) {
    var session = DeviceSession(profile: profile)
    func run(_ command: DeviceCommand) -> DeviceOutcome {
      broken?.run(command, on: &session) ?? session.run(command)
    }
    for command in ["P", .keychain(.add("k", accessibility, [7]))] as [DeviceCommand] {
      _ = run(command)
    }
    if isLocked {
      _ = run("L")
      _ = run("+11")
    }
    guard case .backup(let backup) = run(.account(.backUp(kind))) else {
      throw PosixError.invalid
    }
    _ = run(.account(.restore(.last, target == .sameDevice ? .sameDevice : .otherDevice)))
    let value = run("kc?(k)")
    #expect(value == .keychainFailed(.itemNotFound) || value == .bytes([7]))
    return (value == .bytes([7]), backup)
  }
}
