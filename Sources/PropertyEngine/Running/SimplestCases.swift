/// The cases of an enumeration, each once: the whole of a small space, or the first of a great one.
struct SimplestCases {
  /// The most paths between two cases: stops a search of a space with few small cases.
  private static let patience = 1_000

  private var enumeration: Enumeration
  /// Cases met while looking whether the space is small, in the order of the enumeration.
  private var pending: [ChoiceSequence] = []
  private var taken = 0
  private var met: Set<UInt64> = []
  /// Paths whose cases the generator discarded, by reason.
  private(set) var discards: [String: Int] = [:]

  init(_ property: AnyProperty) { enumeration = Enumeration(property) }

  /// Paths visited so far.
  var enumerated: Int { enumeration.visited }

  /// Every case, the simplest first, when that is proven to be no more than `most` paths.
  mutating func wholeSpace(most: Int) -> [ChoiceSequence]? {
    guard most > 0 else { return nil }
    while enumeration.visited < most, enumeration.leastPaths <= UInt64(most) {
      guard enumerateOne() else { break }
    }
    return enumeration.isProvenComplete || isAtEnd() ? pending.sorted() : nil
  }

  /// The next case in the order of effort.
  mutating func next() -> ChoiceSequence? {
    let end = enumeration.visited + Self.patience
    while taken == pending.count {
      guard enumeration.visited < end, enumerateOne() else { return nil }
    }
    taken += 1
    return pending[taken - 1]
  }

  /// Whether nothing follows the paths visited.
  private mutating func isAtEnd() -> Bool {
    enumeration.leastPaths <= UInt64(enumeration.visited) && !enumerateOne()
      && enumeration.isProvenComplete
  }

  /// Visits one path; false at the end.
  private mutating func enumerateOne() -> Bool {
    guard let visit = enumeration.next() else { return false }
    if let reason = visit.discard { discards[reason, default: 0] += 1 }
    if let made = visit.made, met.insert(made.fingerprint).inserted { pending.append(made) }
    return true
  }
}
