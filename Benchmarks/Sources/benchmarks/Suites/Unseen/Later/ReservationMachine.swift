import PropertyEngine

/// An account and amounts that are held on it; the broken one also holds what was paid.
struct ReservationMachine: StateMachine {
  enum Kind: CaseIterable { case deposit, hold, pay, cancel }
  enum Command: Hashable, Sendable {
    case deposit(Int)
    case hold(Int)
    case pay(SymbolicHandle)
    case cancel(SymbolicHandle)
  }

  var holds = HandleTable<Void>()
  var account = Account(endsHolds: true)

  func isEnabled(_ kind: Kind) -> Bool {
    switch kind {
    case .deposit: true
    case .hold: account.available > 0
    case .pay, .cancel: !holds.isEmpty
    }
  }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .deposit: .deposit(try draw.integer(in: 1...100))
    case .hold: .hold(try draw.integer(in: 1...50))
    case .pay: try draw.handle(of: holds).map { .pay($0) }
    case .cancel: try draw.handle(of: holds).map { .cancel($0) }
    }
  }

  func meetsPrecondition(_ command: Command) -> Bool {
    guard case .hold(let amount) = command else { return true }
    return amount <= account.available
  }

  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .deposit: break
    case .hold: holds.open(())
    case .pay(let hold), .cancel(let hold): holds.close(hold)
    }
    return account.run(command)
  }

  func makeSystem() -> Account { Account(endsHolds: false) }

  func run(_ command: Command, on system: inout Account) -> Int { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: Int, actual: Int) -> String { "available" }

  /// The balance, and what is held in the order in which it was.
  struct Account: Sendable {
    let endsHolds: Bool
    private var balance = 0
    private var held: [Int] = []

    init(endsHolds: Bool) { self.endsHolds = endsHolds }

    var available: Int { balance - held.reduce(0, +) }

    /// What is available after the command.
    mutating func run(_ command: Command) -> Int {
      switch command {
      case .deposit(let amount): balance += amount
      case .hold(let amount): held.append(amount)
      case .pay(let hold):
        balance -= held[hold.number]
        if endsHolds { held[hold.number] = 0 }
      case .cancel(let hold): held[hold.number] = 0
      }
      return available
    }
  }
}
