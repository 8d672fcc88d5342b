/// A lock of four steps, each of which has to follow the one before: a fuzzer that sees no coverage
/// has to guess them all at once.
struct Vault {
  private enum State { case closed, opened, armed, turned, fired }
  private var state = State.closed

  var hasFired: Bool { state == .fired }

  mutating func apply(_ operation: VaultOperation) {
    switch (state, operation) {
    case (.closed, .open): state = .opened
    case (.opened, .arm): state = .armed
    case (.armed, .turn): state = .turned
    case (.turned, .fire): state = .fired
    case (_, .wait), (.fired, _): break
    default: state = .closed
    }
  }
}
