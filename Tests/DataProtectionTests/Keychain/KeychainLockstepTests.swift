import Testing

@testable import DataProtection

@Suite("Keychain in lockstep with its table")
struct KeychainLockstepTests {
  @Test("random lives agree, under every profile and knob", arguments: KeychainCase.profiles)
  func agree(_ profile: DeviceProfile) {
    for seed in 0..<10 as Range<UInt64> {
      var run = KeychainLockstep(seed: seed, profile: profile)
      #expect(run.run(steps: 2_000) == nil, "seed \(seed)")
    }
  }
}
