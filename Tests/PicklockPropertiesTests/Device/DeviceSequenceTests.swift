import DataProtection
import PicklockProperties
import PropertyEngine
import Testing

@Suite("Device sequences")
struct DeviceSequenceTests {
  @Test(
    "The true device answers as the tables say, whatever assumptions are turned",
    arguments: ["DeviceSequence", "KeychainSequence", "DeviceLanes"])
  func passes(_ name: String) throws {
    let property = try #require(Catalog.property(named: name))
    let report = property.search(RunConfiguration(seed: 6, cases: 400))
    #expect(report.outcome == .passed, "\(report)")
  }

  /// Both documents' profiles, each assumption on its own, and some together.
  static let profiles: [DeviceProfile] =
    [.apple, .reference] + Assumption.allCases.map { DeviceProfile.apple.setting($0) }
    + [3, 5, 7].map { stride in
      Assumption.allCases.filter { Int($0.rawValue) % stride == 0 }.reduce(.reference) {
        $0.setting($1)
      }
    }

  @Test("Every profile holds", arguments: profiles)
  func holds(_ profile: DeviceProfile) {
    let machine = DeviceMachine(.both, profile: profile)
    let report = AnyProperty("device", machine: machine)
      .search(RunConfiguration(seed: 2, cases: 200))
    #expect(report.outcome == .passed, "\(report)")
  }

  @Test("Both values of every assumption are drawn, and every sentence taken literally or not")
  func configurations() throws {
    var turned: Set<Assumption> = []
    var plain: Set<Assumption> = []
    var literal: SourceReadings = []
    var free: SourceReadings = []
    for stream in 0..<400 as Range<UInt64> {
      var machine = DeviceMachine(.both)
      var draw = Draw(random: SplitMix64(seed: 1, stream: stream))
      try machine.configure(&draw)
      turned.formUnion(machine.profile.alternatives)
      plain.formUnion(Set(Assumption.allCases).subtracting(machine.profile.alternatives))
      literal.formUnion(machine.profile.readings)
      free.formUnion(SourceReadings.all.subtracting(machine.profile.readings))
    }
    #expect(turned == Set(Assumption.allCases) && plain == turned)
    #expect(literal == .all && free == .all)
  }

  @Test(
    "Every invariant has a broken device whose script breaks it by name",
    arguments: DeviceInvariant.allCases)
  func invariants(_ invariant: DeviceInvariant) {
    // That replays agree is about two runs: `CommandTextTests.replay` and
    // `StateMachineTests.deterministic` are the tests of it.
    if invariant == .replayAgrees { return }
    #expect(BrokenDevice.all.contains { $0.claim == "\(invariant)" })
  }

  @Test("Every broken device has a name of its own, and says what it does wrong")
  func complete() {
    let all = BrokenDevice.all
    #expect(all.count == 94)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Set(all.map(\.summary)).count == all.count)
  }

  @Test("Stored defaults have the class of the directory a restore brings back")
  func restoredDefaults() throws {
    var run = Run(DeviceMachine(.both, profile: .apple))
    try run.take(
      """
      uninstall install(D) install(C) bk(local) rs(here,#0) P fg set(key=1) R bg
      get(key)
      """)
    #expect(run.failure == nil)
    #expect(run.answers.last == .value("1"))
  }

  @Test("A backup of a device without the application brings back no directory")
  func restoredWithoutApplication() throws {
    var run = Run(DeviceMachine(.both, profile: .apple))
    try run.take(
      """
      uninstall install(B) uninstall bk(local) rs(here,#0) P fg set(key=1) R U fg L +10
      get(key)
      """)
    #expect(run.failure == nil)
    #expect(run.answers.last == .value("1"))
  }

  @Test(
    "Stored defaults of another class answer as files of that class do",
    arguments: [
      (ProtectionClass.complete, nil), (.completeUnlessOpen, nil),
      (.completeUntilFirstUserAuthentication, "1"), (.none, "1"),
    ])
  func defaultsOfClass(_ protection: ProtectionClass, _ seen: String?) throws {
    var run = Run(DeviceMachine(.files, profile: .apple))
    try run.take("uninstall install(\(protection)) fg P set(key=1) kill L +10 bg get(key)")
    #expect(run.failure == nil)
    #expect(run.answers.last == .value(seen))
  }

  @Test("The evidence of the cells a finding rests on is part of it")
  func evidence() throws {
    let broken = try #require(BrokenDevice.named("unlessOpenSecondOpen"))
    var run = Run(DeviceMachine(.files, profile: .apple, of: broken))
    try run.take("P L +10 create(B,/Documents/a) open(/Documents/a)")
    #expect(run.failure?.failureKind.name == "invariant 6: no second open of class B while locked")
    #expect(
      run.failure?.details
        == "expected EPERM, got ok [secondOpen B locked (K); the run rests on D K]")
  }

  @Test("A finding is a trace and a test")
  func text() throws {
    let broken = try #require(BrokenDevice.all.first { $0.name == "evictionLate" })
    let report = broken.property.search(RunConfiguration(seed: 5, cases: 1_000))
    let found = try #require(report.counterexample)
    #expect(
      found.value.hasPrefix(
        """
        3 steps
          1. P: expected ok, got ok
          2. L: expected ok; protected data will become unavailable, \
        got ok; protected data will become unavailable
          3. +10: expected ok; keys evicted at +10s — expected ok; keys evicted at +10s, got ok
        """))
    #expect(
      found.value.hasSuffix(
        """
        @Test func deviceSequence() throws {
          var run = try MachineRun(DeviceMachine(.files, profile: .apple))
          try run.step("P")
          try run.step("L")
          try run.step("+10")
          try run.finish()
        }
        """))
  }
}
