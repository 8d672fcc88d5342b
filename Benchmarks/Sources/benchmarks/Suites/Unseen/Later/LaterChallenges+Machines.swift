/// Caches, queues and locks with a few kinds of command.
extension LaterChallenges {
  static let machines = [expiring, seldomUsed, growingQueue, readers, permits, breaker]

  /// A value that was replaced lives as long as the new one.
  static let expiring = UnseenChallenge(
    "machine_expiring", machine: ExpiringMachine(),
    minimum: "put(0, 1): expected true; put(0, 2): expected true; wait(1): expected true; "
      + "get(0): expected true")

  /// Of what is used equally seldom, the first that was put goes.
  static let seldomUsed = UnseenChallenge(
    "machine_seldom_used", machine: SeldomUsedMachine(),
    minimum: "put(0): expected false; put(1): expected false; put(2): expected false; "
      + "put(3): expected false; put(0): expected false")

  /// What is pushed first is popped first.
  static let growingQueue = UnseenChallenge(
    "machine_growing_queue", machine: GrowingQueueMachine(),
    minimum: "push(0): expected 1; push(0): expected 2; pop: expected 0; push(1): expected 2; "
      + "push(0): expected 3; pop: expected 0; pop: expected 1")

  /// A reader becomes the writer when there is no other.
  static let readers = UnseenChallenge(
    "machine_readers", machine: ReadersMachine(),
    minimum: "read: expected true; read: expected true; upgrade: expected false")

  /// There are never more permits than at first.
  static let permits = UnseenChallenge(
    "machine_permits", machine: PermitsMachine(),
    minimum: "release: expected true; acquire: expected true; acquireAll: expected false")

  /// After a trial that went well it takes three failures again.
  static let breaker = UnseenChallenge(
    "machine_breaker", machine: BreakerMachine(),
    minimum: "fail: expected true; fail: expected true; fail: expected true; "
      + "wait(10): expected true; succeed: expected true; fail: expected true; "
      + "succeed: expected true")
}
