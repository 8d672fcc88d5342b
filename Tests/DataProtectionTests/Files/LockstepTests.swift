import DataProtection
import Testing

/// Mechanism and tables agree on random lives, and on no broken device.
@Suite struct LockstepTests {
  /// Every knob on its own, some together, and the literal readings.
  static let profiles: [Profile] =
    [.apple, .reference] + Knob.allCases.map { Profile.apple.setting($0) }
    + [3, 5, 7].map { stride in
      Knob.allCases.filter { Int($0.rawValue) % stride == 0 }.reduce(.reference) {
        $0.setting($1)
      }
    }

  @Test("The device agrees with the tables", arguments: profiles)
  func agrees(_ profile: Profile) {
    for seed in 1...25 {
      var walk = LockstepWalk(seed: UInt64(seed), profile: profile, faults: [])
      let disagreement = walk.run(steps: 80)
      #expect(disagreement == nil, "seed \(seed)")
      if disagreement != nil { return }
    }
  }

  @Test("A device with one fault is told from a true one", arguments: DeviceFaults.files)
  func tellsFaults(_ name: String, _ fault: DeviceFaults) {
    for seed in 1...4_000 {
      for profile in [Profile.apple, .apple.setting(.inheritedClassWithoutKey)] {
        var walk = LockstepWalk(seed: UInt64(seed), profile: profile, faults: fault)
        if walk.run(steps: 80) != nil { return }
      }
    }
    Issue.record("\(name) was never noticed")
  }
}
