import CanaryProperties
public import DataProtection
public import PropertyEngine

/// A device with one planted fault: a subject that proves the suite would notice.
public struct BrokenDevice: Sendable {
  /// The name of the fault.
  public let name: String
  /// The fault.
  public let fault: DeviceFaults
  /// The commands it takes to show it.
  public let scope: DeviceScope

  /// A shortest sequence that shows a fault.
  public struct Minimum: Sendable {
    /// The name of the failure.
    public let claim: String
    /// The steps; the last one goes wrong.
    public let commands: [DeviceCommand]

    init(_ claim: String, _ commands: [DeviceCommand]) {
      self.claim = claim
      self.commands = commands
    }
  }

  /// The shortest sequence known to show the fault; empty when none is stated.
  public var minimum: Minimum { Self.minima[name] ?? Minimum("", []) }

  /// The property that has to fail.
  public var property: AnyProperty {
    switch scope {
    case .files: Catalog.deviceSequence(faults: fault)
    case .keychain: Catalog.keychainSequence(faults: fault)
    case .both: Catalog.deviceLanes(faults: fault)
    }
  }

  /// Every broken device: all faults there are, one each.
  public static let all: [BrokenDevice] =
    DeviceFaults.files.map { BrokenDevice(name: $0.name, fault: $0.fault, scope: .files) }
    + keychain.map { BrokenDevice(name: $0.0, fault: $0.1, scope: .keychain) }

  private static let keychain: [(String, DeviceFaults)] = [
    ("duplicateBeforeLocked", .duplicateBeforeLocked),
    ("matchAllSkipsLocked", .matchAllSkipsLocked),
    ("attributesReadableWhileLocked", .attributesReadableWhileLocked),
    ("passcodeItemsSurvive", .passcodeItemsSurvive),
    ("passcodeItemsReturn", .passcodeItemsReturn),
    ("passcodeItemWithoutPasscode", .passcodeItemWithoutPasscode),
    ("afterFirstUnlockReadableAtBoot", .afterFirstUnlockReadableAtBoot),
    ("afterFirstUnlockNeedsUnlocked", .afterFirstUnlockNeedsUnlocked),
    ("alwaysNeedsFirstUnlock", .alwaysNeedsFirstUnlock),
    ("lockedReadsAsMissing", .lockedReadsAsMissing),
    ("tombstoneNeedsNoKey", .tombstoneNeedsNoKey),
    ("updateIgnoresTargetKey", .updateIgnoresTargetKey),
    ("updateIgnoresSourceKey", .updateIgnoresSourceKey),
    ("updateResetsAccessibility", .updateResetsAccessibility),
    ("synchronizableThisDeviceOnly", .synchronizableThisDeviceOnly),
    ("defaultIsAfterFirstUnlock", .defaultIsAfterFirstUnlock),
    ("eraseKeepsKeychain", .eraseKeepsKeychain),
    ("thisDeviceOnlyTravels", .thisDeviceOnlyTravels),
    ("deviceBoundBackupTravels", .deviceBoundBackupTravels),
    ("backupCarriesPasscodeItems", .backupCarriesPasscodeItems),
    ("restoreLosesThisDeviceOnly", .restoreLosesThisDeviceOnly),
    ("backupOmitsLockedFiles", .backupOmitsLockedFiles),
    ("syncCarriesLocalItems", .syncCarriesLocalItems),
    ("backupCarriesExcludedFiles", .backupCarriesExcludedFiles),
  ]
}
