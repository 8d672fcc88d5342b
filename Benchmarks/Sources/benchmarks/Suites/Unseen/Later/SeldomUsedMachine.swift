import PropertyEngine

/// A cache of three places that gives up what is used least; the broken one, of two that are used
/// equally, the later.
struct SeldomUsedMachine: StateMachine {
  enum Kind: CaseIterable { case put, get }
  enum Command: Hashable, Sendable {
    case put(Int)
    case get(Int)
  }

  var cache = Cache(givesUpFirst: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .put: .put(try draw.integer(in: 0...9))
    case .get: .get(try draw.integer(in: 0...9))
    }
  }

  mutating func nextState(_ command: Command) -> Bool { cache.run(command) }

  func makeSystem() -> Cache { Cache(givesUpFirst: false) }

  func run(_ command: Command, on system: inout Cache) -> Bool { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: Bool, actual: Bool) -> String { "presence" }

  /// Keys in the order in which they were put, with how often each was used.
  struct Cache: Sendable {
    let givesUpFirst: Bool
    private var uses: [(key: Int, count: Int)] = []

    init(givesUpFirst: Bool) { self.givesUpFirst = givesUpFirst }

    /// Whether the key was there.
    mutating func run(_ command: Command) -> Bool {
      switch command {
      case .get(let key):
        guard let place = uses.firstIndex(where: { $0.key == key }) else { return false }
        uses[place].count += 1
        return true
      case .put(let key):
        if uses.contains(where: { $0.key == key }) { return true }
        let least = uses.map(\.count).min()
        let seldom = uses.indices.filter { uses[$0].count == least }
        if uses.count == 3, let place = givesUpFirst ? seldom.first : seldom.last {
          uses.remove(at: place)
        }
        uses.append((key, 0))
        return false
      }
    }
  }
}
