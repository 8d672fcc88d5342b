import PropertyEngine

extension Challenge {
  /// Two events in a row, or two others, come to the same: of the two roads the simpler one is the
  /// minimum, and no single change leads to it from the other.
  static let twoRoads = Challenge(
    "two_roads", Generator<String>.element(of: events).array(count: 0...12),
    minimum: #"["lock", "wait"]"#
  ) { events in
    let pairs = zip(events, events.dropFirst())
    try require(
      !pairs.contains { $0 == ("lock", "wait") || $0 == ("reboot", "launch") },
      "the key stays in memory")
  }

  private static let events = ["unlock", "lock", "charge", "wait", "reboot", "call", "launch"]
}
