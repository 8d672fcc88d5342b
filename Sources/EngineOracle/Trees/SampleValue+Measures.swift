// Numbers that conditions and transformations look at. None depends on the order of a set.
extension SampleValue {
  /// The parts directly inside.
  var parts: [SampleValue] {
    switch self {
    case .integer, .boolean, .text, .bytes: []
    case .optional(let value): value.map { [$0] } ?? []
    case .pair(let left, let right): [left, right]
    case .list(let values): values
    case .members(let values): values.sorted { $0.source < $1.source }
    case .entries(let values):
      values.sorted { $0.key.source < $1.key.source }.flatMap { [$0.key, $0.value] }
    }
  }

  /// The sum of all numbers, flags, bytes and letters in it; the letter `a` counts 0.
  var total: Int {
    switch self {
    case .integer(let number): number
    case .boolean(let flag): flag ? 1 : 0
    case .text(let text): text.utf8.reduce(0) { $0 + Int($1) - 97 }
    case .bytes(let bytes): bytes.reduce(0) { $0 + Int($1) }
    case .optional, .pair, .list, .members, .entries: parts.reduce(0) { $0 + $1.total }
    }
  }

  /// How many numbers, flags, bytes and letters are in it.
  var size: Int {
    switch self {
    case .integer, .boolean: 1
    case .text(let text): text.utf8.count
    case .bytes(let bytes): bytes.count
    case .optional, .pair, .list, .members, .entries: parts.reduce(0) { $0 + $1.size }
    }
  }

  /// Whether the number is one of those in it.
  func contains(_ number: Int) -> Bool {
    if case .integer(let own) = self { return own == number }
    return parts.contains { $0.contains(number) }
  }

  /// A number that looks random and is the same in every run.
  var digest: UInt64 { StableDigest.of(source) }
}
