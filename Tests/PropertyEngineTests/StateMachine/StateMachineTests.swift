import PropertyEngine
import Testing

@Suite("State machines")
struct StateMachineTests {
  static let hashMap = AnyProperty(
    "hash map", machine: HashMapMachine(capacity: 10), limits: StepLimits(steps: 50))
  static let store = AnyProperty(
    "snapshot store", machine: SnapshotStoreMachine(), limits: StepLimits(steps: 50))

  @Test("A true system passes", arguments: [1, 50, 2_000])
  func passes(steps: Int) {
    let counter = AnyProperty(
      "counter", machine: CounterMachine(), limits: StepLimits(steps: steps))
    let store = AnyProperty(
      "snapshot store", machine: SnapshotStoreMachine(isBroken: false),
      limits: StepLimits(steps: steps))
    for property in [counter, store] {
      #expect(property.search(RunConfiguration(seed: 3, cases: 50)).outcome == .passed)
    }
  }

  @Test("A wrong answer far into a long run is found, with its step")
  func deep() throws {
    let counter = AnyProperty(
      "counter", machine: CounterMachine(isBroken: true), limits: StepLimits(steps: 10_000))
    let report = counter.search(
      RunConfiguration(seed: 1, cases: 50, shrinking: .none, explains: false))
    let failure = try #require(report.counterexample?.failure)
    #expect(failure.kind == FailureKind("add"))
    #expect(failure.message.hasPrefix("step "))
  }

  @Test("The same seed gives the same report")
  func deterministic() {
    let first = Self.store.search(RunConfiguration(seed: 5, cases: 1_000))
    #expect(first.counterexample != nil)
    #expect(first == Self.store.search(RunConfiguration(seed: 5, cases: 1_000)))
  }

  @Test("Drawing step by step and drawing all at once give the same case", arguments: 0..<20)
  func sameCase(stream: UInt64) {
    for property in [Self.hashMap, Self.store] {
      let choices = property.randomChoices(seed: 9, stream: stream)
      #expect(property.repaired(choices.choices) == choices)
      #expect(property.choices(decoding: choices.encoded()) == choices)
      #expect(property.canonical(choices.encoded()) == choices.encoded())
    }
  }

  @Test("Any bytes are a sequence, and their canonical form decodes to the same one")
  func anyBytes() {
    var random = SplitMix64(seed: 4)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let canonical = Self.store.canonical(bytes)
      #expect(Self.store.describe(canonical) == Self.store.describe(bytes))
      #expect(Self.store.canonical(canonical) == canonical)
      #expect(Self.store.run(canonical) == Self.store.run(bytes))
    }
  }

  @Test("A sequence never has more steps than its limit")
  func limit() {
    let short = AnyProperty("counter", machine: CounterMachine(), limits: StepLimits(steps: 3))
    let bytes = [UInt8](repeating: 1, count: 100)
    #expect(short.describe(bytes).hasPrefix("3 steps\n"))
    #expect(StepLimits(steps: .max).steps == StepLimits.most)
    #expect(StepLimits(steps: 0).steps == 1)
  }

  @Test("A machine can be driven by hand, and stops at the first wrong answer")
  func byHand() throws {
    var run = try MachineRun(SnapshotStoreMachine())
    try run.step(.put(key: 0, value: 0))
    try run.step(.snapshot)
    try run.step(.put(key: 0, value: 0))
    try run.step(.snapshot)
    try run.step(.compact)
    let answer = try run.step(.read(snapshot: 1, key: 0))
    #expect(answer == 0)
    #expect {
      try run.step(.read(snapshot: 0, key: 0))
    } throws: { error in
      let failure = error as? StepFailure
      return failure?.step == 7 && failure?.failureKind == FailureKind("read")
        && failure?.description
          == "step 7, read(snapshot: 0, key: 0): expected Optional(0), got nil"
    }
  }
}
