import PropertyEngine
import Testing

@Suite("Shrinking sequences")
struct MachineShrinkingTests {
  static let machines: [Challenge] = [
    .hashCollision(buckets: 10), .hashCollision(buckets: 100), .hashCollision(buckets: 1_000),
    .snapshotStore,
  ]

  @Test("The true minimum, from every seed", arguments: machines.map(\.name), 1...10)
  func minimum(_ name: String, seed: UInt64) throws {
    let challenge = try #require(Self.machines.first { $0.name == name })
    let report = challenge.property.search(
      RunConfiguration(seed: seed, cases: 10_000, simplestCases: 0, exhaustiveCases: 0))
    let found = try #require(report.counterexample)
    #expect(challenge.isMinimal(found))
    #expect(found.evaluations <= 200)
  }

  @Test("Arguments that may be anything are named")
  func explanation() throws {
    let store = Challenge.snapshotStore
    let report = store.property.search(RunConfiguration(seed: 1, cases: 10_000))
    let found = try #require(report.counterexample)
    #expect(
      found.explanation == [
        "step 1: argument 2 may be anything", "step 3: argument 2 may be anything",
        "these arguments may be anything together (21 tried)",
      ])
    let silent = store.property.search(RunConfiguration(seed: 1, cases: 10_000, explains: false))
    #expect(silent.counterexample?.explanation == [])
  }

  /// Fails once 16 seconds have passed in all, however they were added up.
  struct Clock: StateMachine {
    enum Kind: CaseIterable { case wait, look }
    enum Command: Hashable, Sendable {
      case wait(Int)
      case look
    }

    var time = 0

    func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
      kind == .wait ? .wait(try draw.integer(in: 1...20)) : .look
    }

    mutating func nextState(_ command: Command) -> Int {
      if case .wait(let seconds) = command { time += seconds }
      return command == .look ? time : 0
    }

    func makeSystem() -> Int { 0 }

    func run(_ command: Command, on system: inout Int) -> Int {
      if case .wait(let seconds) = command { system += seconds }
      return command == .look ? min(system, 16) : 0
    }
  }

  @Test("Waits that follow each other become one", arguments: 1...10)
  func merging(seed: UInt64) throws {
    let property = AnyProperty("clock", machine: Clock(), limits: StepLimits(steps: 40))
    let report = property.search(
      RunConfiguration(seed: seed, cases: 1_000, simplestCases: 0, exhaustiveCases: 0))
    let found = try #require(report.counterexample)
    #expect(found.value.contains("1. wait(17)"))
    #expect(found.value.hasPrefix("2 steps\n"))
  }
}
