/// The third batch: what people test of parsers, calendars, accounts, schedules, matrices, caches
/// and locks. It was written without a look at the shrinker; both halves have been tuned for since.
///
/// The order is that of a hash of the names, so nobody chose which of them are held back.
enum LaterChallenges {
  static let all: [UnseenChallenge] = [
    printers, patterns, times, money, schedules, matrices, plane, graphs, trees, values, texts,
    edits, sorting, floats, collections, dependent, machines, moreMachines,
  ].flatMap { $0 }.sorted { hash($0.name) < hash($1.name) }

  /// The hash FNV-1a of 64 bits, as draft-eastlake-fnv of the IETF has it.
  static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
