import DataProtection
import Properties
import PropertyEngine
import Testing

@Suite("Device sequences")
struct DeviceSequenceTests {
  @Test(
    "The true device answers as the tables say, whatever knobs are turned",
    arguments: ["DeviceSequence", "KeychainSequence", "DeviceLanes"])
  func passes(_ name: String) throws {
    let property = try #require(Catalog.property(named: name))
    let report = property.search(RunConfiguration(seed: 6, cases: 400))
    #expect(report.outcome == .passed, "\(report)")
  }

  @Test("Both documents' profiles hold", arguments: [Profile.apple, .reference])
  func profiles(_ profile: Profile) {
    let machine = DeviceMachine(.both, profile: profile)
    let report = AnyProperty("device", machine: machine)
      .search(RunConfiguration(seed: 2, cases: 200))
    #expect(report.outcome == .passed, "\(report)")
  }

  @Test("Both values of every knob are drawn, and every sentence taken literally or not")
  func configurations() throws {
    var turned: Set<Knob> = []
    var plain: Set<Knob> = []
    var literal: LiteralReadings = []
    var free: LiteralReadings = []
    for stream in 0..<400 as Range<UInt64> {
      var machine = DeviceMachine(.both)
      var draw = Draw(random: SplitMix64(seed: 1, stream: stream))
      try machine.configure(&draw)
      turned.formUnion(machine.profile.turnedKnobs)
      plain.formUnion(Set(Knob.allCases).subtracting(machine.profile.turnedKnobs))
      literal.formUnion(machine.profile.readings)
      free.formUnion(LiteralReadings.all.subtracting(machine.profile.readings))
    }
    #expect(turned == Set(Knob.allCases) && plain == turned)
    #expect(literal == .all && free == .all)
  }

  @Test("Every invariant has a broken device whose minimum breaks it by name", arguments: 1...39)
  func invariants(_ number: Int) {
    // Invariant 40, that replays agree, is about two runs: `TextFormTests.replay` and
    // `StateMachineTests.deterministic` are the tests of it.
    let claims = BrokenDevice.all.map(\.minimum.claim)
    #expect(claims.contains { $0.hasPrefix("invariant \(number): ") })
  }

  @Test("Every fault has a broken device, and every broken device a fault of its own")
  func complete() {
    let faults = BrokenDevice.all.map(\.fault.rawValue)
    #expect(faults.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(Set(faults).count == faults.count && faults.count >= 40)
    let every: UInt128 = (1 << 80) - 1
    #expect(faults.reduce(0) { $0 | $1 } == every)
    #expect(Set(BrokenDevice.all.map(\.name)).count == faults.count)
  }

  @Test("Stored defaults have the class of the directory a restore brings back")
  func restoredDefaults() {
    var run = Run(DeviceMachine(.both, profile: .apple))
    run.take([
      .event(.uninstall), .event(.install(entitlement: ProtectionClass.none)),
      .event(.install(entitlement: .completeUntilFirstUserAuthentication)), .backUp(.unencrypted),
      .restore(backup: 0), .event(.setPasscode), .event(.launch(.foreground)), .writeDefault("1"),
      .event(.reboot), .event(.launch(.background)), .readDefault,
    ])
    #expect(run.failure == nil)
    #expect(run.answers.last == .value("1"))
  }

  @Test("A backup of a device without the application brings back no directory")
  func restoredWithoutApplication() {
    var run = Run(DeviceMachine(.both, profile: .apple))
    run.take([
      .event(.uninstall), .event(.install(entitlement: .completeUnlessOpen)), .event(.uninstall),
      .backUp(.unencrypted), .restore(backup: 0), .event(.setPasscode),
      .event(.launch(.foreground)), .writeDefault("1"), .event(.reboot), .event(.unlock),
      .event(.launch(.foreground)), .event(.lock), .event(.advance(10)), .readDefault,
    ])
    #expect(run.failure == nil)
    #expect(run.answers.last == .value("1"))
  }

  @Test(
    "Stored defaults of another class answer as files of that class do",
    arguments: [
      (ProtectionClass.complete, nil), (.completeUnlessOpen, nil),
      (.completeUntilFirstUserAuthentication, "1"), (.none, "1"),
    ])
  func defaultsOfClass(_ protection: ProtectionClass, _ seen: String?) {
    var run = Run(DeviceMachine(.files, profile: .apple))
    run.take([
      .event(.uninstall), .event(.install(entitlement: protection)), .event(.launch(.foreground)),
      .event(.setPasscode), .writeDefault("1"), .event(.kill), .event(.lock), .event(.advance(10)),
      .event(.launch(.background)), .readDefault,
    ])
    #expect(run.failure == nil)
    #expect(run.answers.last == .value(seen))
  }

  @Test("The evidence of the cells a finding rests on is part of it")
  func evidence() {
    let fault: DeviceFaults = .unlessOpenSecondOpen
    var run = Run(DeviceMachine(.files, profile: .apple, faults: fault))
    run.take([
      .event(.setPasscode), .event(.lock), .event(.advance(10)), .create(.a, .completeUnlessOpen),
      .open(.a, .read),
    ])
    #expect(run.failure?.failureKind.name == "invariant 6: no second open of class B while locked")
    #expect(
      run.failure?.details
        == "expected EPERM, got done [secondOpen B locked (K); the run rests on D K]")
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
          1. event(.setPasscode): expected applied, got applied
          2. event(.lock): expected applied, willBecomeUnavailable, \
        got applied, willBecomeUnavailable
          3. event(.advance(10)): expected applied — the right situation: grace, not locked
        """))
    #expect(
      found.value.hasSuffix(
        """
        @Test func deviceSequence() throws {
          var run = try MachineRun(DeviceMachine(.files, profile: .apple))
          try run.step(.event(.setPasscode))
          try run.step(.event(.lock))
          try run.step(.event(.advance(10)))
          try run.finish()
        }
        """))
  }
}
