import PropertyEngine

/// A lock that shuts for good at the third wrong digit in a row; the broken one at any third.
struct PinLockMachine: StateMachine {
  enum Kind: CaseIterable { case enter }
  enum Command: Hashable, Sendable { case enter(Int) }

  var lock = Lock(forgives: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    .enter(try draw.integer(in: 0...9))
  }

  mutating func nextState(_ command: Command) -> Bool { lock.run(command) }

  func makeSystem() -> Lock { Lock(forgives: false) }

  func run(_ command: Command, on system: inout Lock) -> Bool { system.run(command) }

  /// The lock, and how many entries were wrong.
  struct Lock: Sendable {
    let forgives: Bool
    private var wrong = 0

    init(forgives: Bool) { self.forgives = forgives }

    /// Whether it opens.
    mutating func run(_ command: Command) -> Bool {
      guard wrong < 3 else { return false }
      guard command == .enter(7) else {
        wrong += 1
        return false
      }
      if forgives { wrong = 0 }
      return true
    }
  }
}
