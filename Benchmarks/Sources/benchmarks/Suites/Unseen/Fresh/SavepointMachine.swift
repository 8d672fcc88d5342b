import PropertyEngine

/// Three values and transactions in transactions; the broken store goes back to the outermost.
struct SavepointMachine: StateMachine {
  enum Kind: CaseIterable { case set, begin, rollback, commit }
  enum Command: Hashable, Sendable {
    case set(Int, Int)
    case begin, rollback, commit
  }

  var store = Store(nests: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .set: .set(try draw.integer(in: 0...2), try draw.integer(in: 0...9))
    case .begin: .begin
    case .rollback: .rollback
    case .commit: .commit
    }
  }

  func meetsPrecondition(_ command: Command) -> Bool {
    (command != .rollback && command != .commit) || store.depth > 0
  }

  mutating func nextState(_ command: Command) -> [Int] { store.run(command) }

  func makeSystem() -> Store { Store(nests: false) }

  func run(_ command: Command, on system: inout Store) -> [Int] { system.run(command) }

  /// The values, and what they were when each open transaction began.
  struct Store: Sendable {
    let nests: Bool
    private var values = [0, 0, 0]
    private var saved: [[Int]] = []

    init(nests: Bool) { self.nests = nests }

    var depth: Int { saved.count }

    /// The values after the command.
    mutating func run(_ command: Command) -> [Int] {
      switch command {
      case .set(let key, let value): values[key] = value
      case .begin: saved.append(values)
      case .rollback:
        values = (nests ? saved.last : saved.first) ?? values
        saved.removeLast()
      case .commit: saved.removeLast()
      }
      return values
    }
  }
}
