import PropertyEngine

/// Accounts; the broken bank reads both balances before it writes them.
struct TransferMachine: StateMachine {
  enum Kind: CaseIterable { case open, deposit, transfer }
  enum Command: Hashable, Sendable {
    case open
    case deposit(SymbolicHandle, Int)
    case transfer(SymbolicHandle, SymbolicHandle, Int)
  }

  var accounts = HandleTable<Int>()

  func isEnabled(_ kind: Kind) -> Bool { kind == .open || !accounts.isEmpty }

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .open: return .open
    case .deposit:
      let account = try draw.handle(of: accounts)
      let amount = try draw.integer(in: 1...100)
      return account.map { .deposit($0, amount) }
    case .transfer:
      let source = try draw.handle(of: accounts)
      let target = try draw.handle(of: accounts)
      let amount = try draw.integer(in: 1...100)
      guard let source, let target else { return nil }
      return .transfer(source, target, amount)
    }
  }

  func meetsPrecondition(_ command: Command) -> Bool {
    guard case .transfer(let source, _, let amount) = command else { return true }
    return (accounts[source] ?? 0) >= amount
  }

  /// The number of the account that was opened, or the balance of the one that received.
  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .open: return accounts.open(0).number
    case .deposit(let account, let amount):
      accounts[account] = (accounts[account] ?? 0) + amount
      return accounts[account] ?? 0
    case .transfer(let source, let target, let amount):
      accounts[source] = (accounts[source] ?? 0) - amount
      accounts[target] = (accounts[target] ?? 0) + amount
      return accounts[target] ?? 0
    }
  }

  func makeSystem() -> [Int] { [] }

  func run(_ command: Command, on system: inout [Int]) -> Int {
    switch command {
    case .open:
      system.append(0)
      return system.count - 1
    case .deposit(let account, let amount):
      system[account.number] += amount
      return system[account.number]
    case .transfer(let source, let target, let amount):
      let before = system[target.number]
      system[source.number] -= amount
      system[target.number] = before + amount
      return system[target.number]
    }
  }
}
