import PicklockDeviceProperties
import Testing

@testable import DataProtection

/// The invariants that one state can show are shown by the broken device that breaks them.
@Suite struct InvariantTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var invariant: DeviceInvariant
    var broken: String
    var script: String
    var testDescription: String { "\(invariant.rawValue) by \(broken)" }

    init(_ invariant: DeviceInvariant, _ broken: String, _ script: String) {
      self.invariant = invariant
      self.broken = broken
      self.script = script
    }

    static let all: [Sample] = [
      Sample(.completeNeedsKey, "completeKeyKept", "P L +10"),
      Sample(.untilFirstNeedsUnlock, "rebootKeepsFirstUnlock", "P R"),
      Sample(.unlessOpenNeedsUnlocked, "unlessOpenKeyKept", "P L +10"),
      Sample(.graceAnswersAsUnlocked, "graceNotHonoured", "P L"),
      Sample(.unlockRestoresFiles, "unlockLeavesTimer", "P L U +10"),
      Sample(.restartEndsHandles, "handleSurvivesReboot", "create(a) P R"),
      Sample(.restartEndsHandles, "killLeaksHandles", "create(a) kill"),
      Sample(.firstUnlockHolds, "untilFirstEvictedAtLock", "P L +10"),
      Sample(.flagImpliesComplete, "flagStaysUp", "P L +10"),
      Sample(.notificationsAlternate, "willNotificationMissing", "P L +10"),
      Sample(.passcodeItemsNeedPasscode, "passcodeItemsSurvive", "P P-"),
      Sample(.readableWithoutPasscode, "noPasscodeLocks", "L"),
      Sample(.readableWithoutPasscode, "passcodeRemovalLosesComplete", "P P-"),
    ]
  }

  @Test("Invariant", arguments: Sample.all)
  func invariant(_ sample: Sample) throws {
    let broken = try #require(BrokenDevice.named(sample.broken))
    var (wrong, sound) = (DeviceSession(), DeviceSession())
    for step in try DeviceScript.parse(sample.script) {
      _ = broken.run(step.command, on: &wrong)
      sound.run(step.command)
    }
    #expect(wrong.device.violatedInvariants().contains(sample.invariant))
    #expect(sound.device.violatedInvariants() == [])
  }

  @Test("Every invariant has a sentence and a source of its own")
  func statements() {
    let sentences = DeviceInvariant.allCases.map(\.sentence)
    #expect(Set(sentences).count == 41)
    #expect(DeviceInvariant.allCases.allSatisfy { !$0.source.isEmpty })
    #expect(DeviceInvariant.allCases.map(\.rawValue) == Array(1...41))
  }
}
