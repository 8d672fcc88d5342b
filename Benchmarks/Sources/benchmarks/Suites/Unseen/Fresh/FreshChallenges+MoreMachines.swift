/// Further systems with a few kinds of command.
extension FreshChallenges {
  static let moreMachines = [lease, pool, timerWheel, pinLock, savepoints, cart]

  /// Who lost a lease cannot end that of another.
  static let lease = UnseenChallenge(
    "machine_lease", machine: LeaseMachine(),
    minimum: "acquire: expected true; wait(10): expected true; acquire: expected true; "
      + "release(0): expected false; acquire: expected false")

  /// A connection that was closed is not lent again.
  static let pool = UnseenChallenge(
    "machine_pool", machine: PoolMachine(),
    minimum: "borrow: expected 0; close(0): expected 0; giveBack(0): expected 0; "
      + "borrow: expected 1")

  /// A timer goes off when it is due.
  static let timerWheel = UnseenChallenge(
    "machine_timer_wheel", machine: TimerWheelMachine(),
    minimum: "schedule(65): expected 1; advance(1): expected 0")

  /// Only wrong entries in a row lock a door.
  static let pinLock = UnseenChallenge(
    "machine_pin_lock", machine: PinLockMachine(),
    minimum: "enter(0): expected false; enter(0): expected false; enter(7): expected true; "
      + "enter(0): expected false; enter(7): expected true")

  /// What is rolled back is the innermost transaction.
  static let savepoints = UnseenChallenge(
    "machine_savepoints", machine: SavepointMachine(),
    minimum: "begin: expected [0, 0, 0]; set(0, 1): expected [1, 0, 0]; "
      + "begin: expected [1, 0, 0]; rollback: expected [1, 0, 0]")

  /// A discount is a tenth of what is in the cart.
  static let cart = UnseenChallenge(
    "machine_cart", machine: CartMachine(),
    minimum: "add(0): expected 100; add(2): expected 500; coupon: expected 450; "
      + "add(0): expected 540")
}
