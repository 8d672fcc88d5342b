/// Systems with a few kinds of command.
extension FreshChallenges {
  static let machines = [recentlyUsed, cursor, transfer]

  /// What was read last is not the first to go.
  static let recentlyUsed = UnseenChallenge(
    "machine_recently_used", machine: RecentlyUsedMachine(),
    minimum: "put(0, 0): expected 1; put(1, 0): expected 2; get(0): expected 0; "
      + "put(2, 0): expected 2; get(0): expected 0")

  /// The cursor of an editor stays where it is when there is nothing to delete.
  static let cursor = UnseenChallenge(
    "machine_cursor", machine: CursorMachine(),
    minimum: "type(0): expected [0]; delete: expected [0]; backspace: expected []")

  /// Money that is transferred is neither made nor lost.
  static let transfer = UnseenChallenge(
    "machine_transfer", machine: TransferMachine(),
    minimum: "open: expected 0; deposit(0, 1): expected 1; transfer(0, 0, 1): expected 1")
}
