import DataProtection
import PicklockProperties
import PropertyEngine
import Testing

/// Devices that do one thing wrong each: the suite has to find every one.
@Suite("Broken devices")
struct BrokenDeviceTests {
  static let names = BrokenDevice.all.map(\.name)

  static func broken(_ name: String) throws -> BrokenDevice {
    try #require(BrokenDevice.named(name))
  }

  @Test(
    "The stated minimum breaks its claim at the last step, and each step is needed",
    arguments: names)
  func minimum(_ name: String) throws {
    let broken = try Self.broken(name)
    let commands = try broken.commands
    try #require(!commands.isEmpty)
    var run = Run(DeviceMachine(broken.scope, profile: .apple, of: broken))
    run.take(commands)
    #expect(run.failure?.failureKind.name == broken.claim)
    #expect(run.failure?.step == commands.count)
    for index in commands.indices.dropLast() {
      var shorter = commands
      shorter.remove(at: index)
      var run = Run(DeviceMachine(broken.scope, profile: .apple, of: broken))
      run.take(shorter)
      #expect(
        run.failure?.failureKind.name != broken.claim, "without step \(index + 1)")
    }
  }

  @Test("The true device passes every stated minimum", arguments: names)
  func trueDevice(_ name: String) throws {
    let broken = try Self.broken(name)
    var run = Run(DeviceMachine(broken.scope, profile: .apple))
    run.take(try broken.commands)
    #expect(run.failure == nil)
  }

  @Test("A search finds those that show often, and shrinks them to their minimum")
  func search() throws {
    var lines = ["broken device: steps, median cases of 20 seeds, evaluations, claim"]
    for name in Self.quick {
      let broken = try Self.broken(name)
      let report = broken.property.search(Self.configuration(seed: 1, shrinking: ShrinkLimits()))
      let found = try #require(report.counterexample, "\(name)")
      let steps = Int(found.value.prefix { $0.isNumber }) ?? 0
      if found.failure.kind.name == broken.claim {
        let shortest = try broken.commands.count
        #expect(steps == shortest, "\(name)")
      }
      let cases = try Self.seeds.map { seed in
        let report = broken.property.search(Self.configuration(seed: seed, shrinking: .none))
        _ = try #require(report.counterexample, "\(name), seed \(seed)")
        return report.judged
      }.sorted()
      lines.append(
        "\(name): \(steps), \(cases[cases.count / 2]), \(found.evaluations), "
          + found.failure.kind.name)
    }
    Attachment.record(lines.joined(separator: "\n"), named: "broken-devices.txt")
    print(lines.joined(separator: "\n"))
  }

  static let seeds = 1...20 as ClosedRange<UInt64>

  private static func configuration(seed: UInt64, shrinking: ShrinkLimits) -> RunConfiguration {
    RunConfiguration(
      seed: seed, cases: 10_000, simplestCases: 0, exhaustiveCases: 0, shrinking: shrinking,
      explains: false)
  }

  /// The others take a benchmark: `benchmarks stateful`.
  static let quick = [
    "graceNotHonoured", "evictionLate", "completeKeyKept", "unlessOpenKeyKept",
    "untilFirstEvictedAtLock", "rebootKeepsFirstUnlock", "handleSurvivesReboot", "flagStaysUp",
    "willNotificationMissing", "noPasscodeLocks", "passcodeRemovalLosesComplete",
    "eraseKeepsFiles", "updateChangesDefault", "passcodeItemWithoutPasscode",
    "synchronizableThisDeviceOnly", "syncCarriesLocalItems",
  ]
}
