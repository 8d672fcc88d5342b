/// Systems with a few kinds of command.
extension UnseenChallenge {
  static let machines = [vendingMachine, redoMachine, ringMachine]

  /// A machine gives the change that is due.
  static let vendingMachine = UnseenChallenge(
    "machine_vending", machine: VendingMachine(),
    minimum: "insert(25): expected 0; insert(100): expected 0; buy: expected 60")

  /// After typing there is nothing to redo.
  static let redoMachine = UnseenChallenge(
    "machine_redo", machine: RedoMachine(),
    minimum: "type(0): expected [0]; undo: expected []; type(0): expected [0]; "
      + "redo: expected [0]")

  /// What goes into a ring comes out of it in order.
  static let ringMachine = UnseenChallenge(
    "machine_ring", machine: RingMachine(),
    minimum: "push(0): expected 1; push(0): expected 2; push(0): expected 3; pop: expected 0; "
      + "push(1): expected 3; pop: expected 0; pop: expected 0")
}
