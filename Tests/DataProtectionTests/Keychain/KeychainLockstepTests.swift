import Testing

@testable import DataProtection

@Suite("Keychain in lockstep with its table")
struct KeychainLockstepTests {
  @Test("random lives agree, under every profile and knob", arguments: KeychainCase.profiles)
  func agree(_ profile: Profile) {
    for seed in 0..<10 as Range<UInt64> {
      var run = KeychainLockstep(seed: seed, profile: profile)
      #expect(run.run(steps: 2_000) == nil, "seed \(seed)")
    }
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let fault: DeviceFaults
    init(_ name: String, _ fault: DeviceFaults) {
      testDescription = name
      self.fault = fault
    }
  }

  static let broken = [
    Broken("duplicate before locked", .duplicateBeforeLocked),
    Broken("match-all skips locked rows", .matchAllSkipsLocked),
    Broken("attributes readable while locked", .attributesReadableWhileLocked),
    Broken("passcode items survive the passcode", .passcodeItemsSurvive),
    Broken("passcode items return", .passcodeItemsReturn),
    Broken("passcode item without a passcode", .passcodeItemWithoutPasscode),
    Broken("after first unlock readable at boot", .afterFirstUnlockReadableAtBoot),
    Broken("after first unlock needs unlocked", .afterFirstUnlockNeedsUnlocked),
    Broken("always needs the first unlock", .alwaysNeedsFirstUnlock),
    Broken("locked reads as missing", .lockedReadsAsMissing),
    Broken("tombstone needs no key", .tombstoneNeedsNoKey),
    Broken("update ignores the new class's key", .updateIgnoresTargetKey),
    Broken("update ignores the old class's key", .updateIgnoresSourceKey),
    Broken("update resets the accessibility", .updateResetsAccessibility),
    Broken("synchronizable and ThisDeviceOnly", .synchronizableThisDeviceOnly),
    Broken("default is after first unlock", .defaultIsAfterFirstUnlock),
    Broken("erase keeps the keychain", .eraseKeepsKeychain),
  ]

  @Test("every broken keychain is told from the true one", arguments: broken)
  func found(_ subject: Broken) {
    let found = (0..<8 as Range<UInt64>).filter { seed in
      var run = KeychainLockstep(seed: seed, faults: subject.fault)
      return run.run(steps: 20_000) != nil
    }
    #expect(found.count == 8)
  }
}
