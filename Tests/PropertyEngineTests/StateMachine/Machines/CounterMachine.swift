import PropertyEngine

/// A counter; the broken one forgets to wrap at 1,000.
struct CounterMachine: StateMachine {
  enum Kind: CaseIterable { case add, reset }
  enum Command: Hashable, Sendable {
    case add(Int)
    case reset
  }

  var isBroken = false
  var total = 0

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .add: .add(try draw.integer(in: 1...9))
    case .reset: .reset
    }
  }

  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .add(let amount): total = (total + amount) % 1_000
    case .reset: total = 0
    }
    return total
  }

  func makeSystem() -> Int { 0 }

  func run(_ command: Command, on system: inout Int) -> Int {
    switch command {
    case .add(let amount): system += amount
    case .reset: system = 0
    }
    if !isBroken { system %= 1_000 }
    return system
  }
}
