import PropertyEngine
import Testing

@Suite("Two-lane runs")
struct LaneTests {
  /// Adds in two steps, a read and a write, while a reset may come between.
  struct Machine: StateMachine {
    enum Kind: CaseIterable { case load, store, reset }
    enum Command: Hashable, Sendable { case load, store, reset }

    var total = 0
    var loaded = false

    static func lane(of kind: Kind) -> Lane { kind == .reset ? .system : .application }

    func isEnabled(_ kind: Kind) -> Bool {
      switch kind {
      case .load: !loaded
      case .store: loaded
      case .reset: true
      }
    }

    func command(_ kind: Kind, _ draw: inout Draw) -> Command? {
      switch kind {
      case .load: .load
      case .store: .store
      case .reset: .reset
      }
    }

    mutating func expect(_ command: Command) -> Int {
      switch command {
      case .load: loaded = true
      case .store:
        loaded = false
        total += 1
      case .reset: total = 0
      }
      return total
    }

    func makeSystem() -> (value: Int, register: Int) { (0, 0) }

    func run(_ command: Command, on system: inout (value: Int, register: Int)) -> Int {
      switch command {
      case .load: system.register = system.value
      case .store: system.value = system.register + 1
      case .reset: system.value = 0
      }
      return system.value
    }
  }

  static let property = AnyProperty(
    "read and write", machine: Machine(), limits: StepLimits(steps: 30), interleaves: true)

  @Test("A reset between the two halves of an addition is found; the lanes are shown")
  func race() throws {
    let report = Self.property.search(RunConfiguration(seed: 2, cases: 1_000))
    let found = try #require(report.counterexample)
    #expect(found.failure.kind == FailureKind("store"))
    let names = ["load", "store", "reset", "load"]
    #expect(names.allSatisfy { found.value.contains($0) })
    #expect(Self.property.replay(found.choices.choices) == .failed(found.failure))
  }

  @Test("The schedule is part of the encoded case", arguments: 0..<20)
  func codec(stream: UInt64) {
    let choices = Self.property.randomChoices(seed: 1, stream: stream)
    #expect(Self.property.repaired(choices.choices) == choices)
    #expect(Self.property.choices(decoding: choices.encoded()) == choices)
  }

  @Test("Any bytes are a two-lane run, and their canonical form decodes to the same one")
  func anyBytes() {
    var random = SplitMix64(seed: 8)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next() % 4) }
      let canonical = Self.property.canonical(bytes)
      #expect(Self.property.describe(canonical) == Self.property.describe(bytes))
      #expect(Self.property.canonical(canonical) == canonical)
    }
  }

  @Test("A later lane change shows in the trace")
  func trace() {
    let domain = NumberDomain(0...255, kind: .branch)
    // An empty prefix; load; switch, reset; switch back, store; end.
    let indices: [UInt64] = [0, 1, 0, 2, 0, 2, 1]
    let text = Self.property.describe(indices.map { Choice.number($0, domain) })
    #expect(text.contains("1. [application] load"))
    #expect(text.contains("2. [system] reset"))
    #expect(text.contains("3. [application] store"))
  }
}
