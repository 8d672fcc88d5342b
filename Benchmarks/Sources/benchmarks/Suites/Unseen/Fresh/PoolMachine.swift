import PropertyEngine

/// Connections that are lent; the broken pool takes back closed ones as if they were open.
struct PoolMachine: StateMachine {
  enum Kind: CaseIterable { case borrow, giveBack, close }
  enum Command: Hashable, Sendable {
    case borrow
    case giveBack(SymbolicHandle)
    case close(SymbolicHandle)
  }

  var loans = HandleTable<Void>()
  var pool = Pool(looksAtState: true)

  func isEnabled(_ kind: Kind) -> Bool { kind == .borrow || !loans.isEmpty }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .borrow: .borrow
    case .giveBack: try draw.handle(of: loans).map { .giveBack($0) }
    case .close: try draw.handle(of: loans).map { .close($0) }
    }
  }

  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .borrow: loans.open(())
    case .giveBack(let loan): loans.close(loan)
    case .close: break
    }
    return pool.run(command)
  }

  func makeSystem() -> Pool { Pool(looksAtState: false) }

  func run(_ command: Command, on system: inout Pool) -> Int { system.run(command) }

  /// Connections have numbers, and so have loans.
  struct Pool: Sendable {
    let looksAtState: Bool
    private var lent: [Int] = []
    private var idle: [Int] = []
    private var made = 0
    private var closed: Set<Int> = []

    init(looksAtState: Bool) { self.looksAtState = looksAtState }

    /// The number of the connection that was borrowed; 0 for the other commands.
    mutating func run(_ command: Command) -> Int {
      switch command {
      case .borrow:
        let connection = idle.popLast() ?? made
        made = max(made, connection + 1)
        lent.append(connection)
        return connection
      case .giveBack(let loan):
        let connection = lent[loan.number]
        if !looksAtState || !closed.contains(connection) { idle.append(connection) }
      case .close(let loan): closed.insert(lent[loan.number])
      }
      return 0
    }
  }
}
