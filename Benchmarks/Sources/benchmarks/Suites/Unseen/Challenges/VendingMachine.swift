import PropertyEngine

/// A machine that sells at 65 and gives change; the broken one keeps a coin of fifty or more.
struct VendingMachine: StateMachine {
  enum Kind: CaseIterable { case insert, buy, refund }
  enum Command: Hashable, Sendable {
    case insert(Int)
    case buy, refund
  }

  static let coins = [5, 10, 25, 100]
  var credit = 0

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .insert: .insert(try draw.element(of: Self.coins))
    case .buy: .buy
    case .refund: .refund
    }
  }

  func meetsPrecondition(_ command: Command) -> Bool { command != .buy || credit >= 65 }

  mutating func nextState(_ command: Command) -> Int {
    switch command {
    case .insert(let coin):
      credit += coin
      return 0
    case .buy:
      defer { credit = 0 }
      return credit - 65
    case .refund:
      defer { credit = 0 }
      return credit
    }
  }

  func makeSystem() -> Int { 0 }

  func run(_ command: Command, on system: inout Int) -> Int {
    switch command {
    case .insert(let coin):
      system += coin
      return 0
    case .buy:
      defer { system = 0 }
      return system - 65 < 50 ? system - 65 : system - 115
    case .refund:
      defer { system = 0 }
      return system
    }
  }
}
