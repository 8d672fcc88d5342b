import PropertyEngine
import Testing

@Suite("Issuers that take turns")
struct IssuerTests {
  /// Adds in two steps, a read and a write, while a reset may come between.
  struct Machine: StateMachine {
    enum Kind: CaseIterable { case load, store, reset }
    enum Command: Hashable, Sendable { case load, store, reset }

    var total = 0
    var loaded = false

    enum Issuer: CaseIterable { case application, system }

    static func issues(_ kind: Kind, by issuer: Issuer) -> Bool {
      (kind == .reset) == (issuer == .system)
    }

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

    mutating func nextState(_ command: Command) -> Int {
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

  @Test("A reset between the two halves of an addition is found; who did what is shown")
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

  @Test("Any bytes are such a run, and their canonical form decodes to the same one")
  func anyBytes() {
    var random = SplitMix64(seed: 8)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next() % 4) }
      let canonical = Self.property.canonical(bytes)
      #expect(Self.property.describe(canonical) == Self.property.describe(bytes))
      #expect(Self.property.canonical(canonical) == canonical)
    }
  }

  @Test("The trace says who issued each step")
  func trace() {
    let domain = NumberDomain.branch(256)
    // Load, reset, store, end.
    let indices: [UInt64] = [1, 3, 2, 0]
    let text = Self.property.describe(indices.map { Choice.number($0, domain) })
    #expect(text.contains("1. [application] load"))
    #expect(text.contains("2. [system] reset"))
    #expect(text.contains("3. [application] store"))
  }

  /// Clients of one counter: each reads it, and later writes what it read plus one.
  struct Clients: StateMachine {
    enum Kind: CaseIterable { case read, write }
    enum Issuer: CaseIterable { case ada, grace, joan }
    enum Command: Hashable, Sendable {
      case read(Issuer)
      case write(Issuer)
    }

    var total = 0
    var readers: Set<Issuer> = []

    func command(_ kind: Kind, _ draw: inout Draw) -> Command? { command(kind, by: .ada, &draw) }

    func command(_ kind: Kind, by issuer: Issuer, _ draw: inout Draw) -> Command? {
      kind == .read ? .read(issuer) : .write(issuer)
    }

    func meetsPrecondition(_ command: Command) -> Bool {
      switch command {
      case .read: true
      case .write(let issuer): readers.contains(issuer)
      }
    }

    mutating func nextState(_ command: Command) -> Int {
      switch command {
      case .read(let issuer): readers.insert(issuer)
      case .write(let issuer):
        readers.remove(issuer)
        total += 1
      }
      return total
    }

    func makeSystem() -> (value: Int, seen: [Issuer: Int]) { (0, [:]) }

    func run(
      _ command: Command, on system: inout (value: Int, seen: [Issuer: Int])
    ) -> Int {
      switch command {
      case .read(let issuer): system.seen[issuer] = system.value
      case .write(let issuer): system.value = (system.seen[issuer] ?? 0) + 1
      }
      return system.value
    }
  }

  static let clients = AnyProperty(
    "clients", machine: Clients(), limits: StepLimits(steps: 20), interleaves: true)

  @Test("Three issuers of the same kinds: the lost update of two of them, at its shortest")
  func lostUpdate() throws {
    for seed in 1...UInt64(10) {
      let report = Self.clients.search(RunConfiguration(seed: seed, cases: 2_000))
      let found = try #require(report.counterexample)
      #expect(found.failure.kind == FailureKind("write"))
      #expect(found.value.hasPrefix("4 steps\n  1. [ada] read(.ada)"), "\(found.value)")
      #expect(found.value.contains("[grace] write(.grace)"), "\(found.value)")
      #expect(Self.clients.replay(found.choices.choices) == .failed(found.failure))
    }
  }

  @Test("An issuer that never comes second loses no update")
  func soleIssuer() {
    let property = AnyProperty("one client", machine: Clients(), limits: StepLimits(steps: 20))
    let report = property.search(RunConfiguration(seed: 1, cases: 2_000))
    #expect(report.counterexample == nil)
    #expect(report.judged > 0)
  }

  /// A machine whose commands answer nothing: what it stores is judged after each step.
  struct Silent: StateMachine {
    enum Kind: CaseIterable { case push, pop }
    enum Command: Hashable, Sendable {
      case push(Int)
      case pop
    }
    struct Differs: Error {}

    var stack: [Int] = []

    func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
      switch kind {
      case .push: .push(try draw.integer(in: 0...9))
      case .pop: stack.isEmpty ? nil : .pop
      }
    }

    mutating func nextState(_ command: Command) {
      switch command {
      case .push(let value): stack.append(value)
      case .pop: stack.removeLast()
      }
    }

    func makeSystem() -> [Int] { [] }

    func run(_ command: Command, on system: inout [Int]) {
      switch command {
      case .push(let value): system.append(value)
      case .pop: system.removeFirst()
      }
    }

    func checkInvariants(after command: Command, of system: inout [Int]) throws {
      if system != stack { throw Differs() }
    }
  }

  @Test("A machine that answers nothing needs no postcondition; its invariants still judge")
  func silent() throws {
    let property = AnyProperty("stack", machine: Silent(), limits: StepLimits(steps: 10))
    let found = try #require(
      property.search(RunConfiguration(seed: 3, cases: 1_000)).counterexample)
    #expect(found.value.hasPrefix("3 steps"), "\(found.value)")
  }
}
