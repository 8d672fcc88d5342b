import PropertyEngine

/// A cache whose values expire; the broken one keeps the time of the value it replaces.
struct ExpiringMachine: StateMachine {
  enum Kind: CaseIterable { case put, wait, get }
  enum Command: Hashable, Sendable {
    case put(Int, Int)
    case wait(Int)
    case get(Int)
  }

  var cache = Cache(renews: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .put: .put(try draw.integer(in: 0...2), try draw.integer(in: 1...9))
    case .wait: .wait(try draw.integer(in: 1...5))
    case .get: .get(try draw.integer(in: 0...2))
    }
  }

  mutating func nextState(_ command: Command) -> Bool { cache.run(command) }

  func makeSystem() -> Cache { Cache(renews: false) }

  func run(_ command: Command, on system: inout Cache) -> Bool { system.run(command) }

  /// When the value of each key expires.
  struct Cache: Sendable {
    let renews: Bool
    private var time = 0
    private var ends: [Int: Int] = [:]

    init(renews: Bool) { self.renews = renews }

    /// Whether there is a value; true after the other commands.
    mutating func run(_ command: Command) -> Bool {
      switch command {
      case .put(let key, let duration):
        if renews || ends[key] == nil { ends[key] = time + duration }
      case .wait(let duration):
        time += duration
        ends = ends.filter { $0.value > time }
      case .get(let key): return ends[key] != nil
      }
      return true
    }
  }
}
