import PropertyEngine

/// A cache of two places; the broken one does not note that a value was read.
struct RecentlyUsedMachine: StateMachine {
  enum Kind: CaseIterable { case put, get }
  enum Command: Hashable, Sendable {
    case put(Int, Int)
    case get(Int)
  }

  var cache = Cache(notesReads: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .put: .put(try draw.integer(in: 0...3), try draw.integer(in: 0...3))
    case .get: .get(try draw.integer(in: 0...3))
    }
  }

  mutating func nextState(_ command: Command) -> Int { cache.run(command) }

  func makeSystem() -> Cache { Cache(notesReads: false) }

  func run(_ command: Command, on system: inout Cache) -> Int { system.run(command) }

  /// The entries, the one used last at the end.
  struct Cache: Sendable {
    let notesReads: Bool
    private var entries: [(key: Int, value: Int)] = []

    init(notesReads: Bool) { self.notesReads = notesReads }

    /// How many entries there are after putting one, or the value that was got; -1 for none.
    mutating func run(_ command: Command) -> Int {
      switch command {
      case .put(let key, let value):
        entries.removeAll { $0.key == key }
        if entries.count == 2 { entries.removeFirst() }
        entries.append((key, value))
        return entries.count
      case .get(let key):
        guard let place = entries.firstIndex(where: { $0.key == key }) else { return -1 }
        let entry = entries[place]
        if notesReads { entries.append(entries.remove(at: place)) }
        return entry.value
      }
    }
  }
}
