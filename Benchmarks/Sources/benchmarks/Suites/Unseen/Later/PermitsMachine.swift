import PropertyEngine

/// Three permits; the broken system counts one that was never lent.
struct PermitsMachine: StateMachine {
  enum Kind: CaseIterable { case acquire, release, acquireAll }
  enum Command: Hashable, Sendable { case acquire, release, acquireAll }

  var permits = Permits(isBounded: true)

  func command(_ kind: Kind, _ draw: inout Draw) throws -> Command? {
    switch kind {
    case .acquire: .acquire
    case .release: .release
    case .acquireAll: .acquireAll
    }
  }

  mutating func nextState(_ command: Command) -> Bool { permits.run(command) }

  func makeSystem() -> Permits { Permits(isBounded: false) }

  func run(_ command: Command, on system: inout Permits) -> Bool { system.run(command) }

  /// Whichever command shows it, it is one mistake.
  func failureName(on command: Command, expected: Bool, actual: Bool) -> String { "permits" }

  /// How many permits are free.
  struct Permits: Sendable {
    let isBounded: Bool
    private var free = 3

    init(isBounded: Bool) { self.isBounded = isBounded }

    /// Whether a permit was had, or all of them; whether it was one's own to release is not said.
    mutating func run(_ command: Command) -> Bool {
      switch command {
      case .acquire:
        if free == 0 { return false }
        free -= 1
      case .release: free = isBounded ? min(free + 1, 3) : free + 1
      case .acquireAll:
        if free < 3 { return false }
        free = max(free - 3, 0)
      }
      return true
    }
  }
}
