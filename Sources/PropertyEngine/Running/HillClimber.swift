/// Targeted search: varies the best-scored case, and moves on to each one that scores as well.
struct HillClimber {
  private var best: [Choice] = []
  private var score: Double?

  var isActive: Bool { score != nil }

  /// Remembers a scored case when none scored higher; an equal one is taken too, to drift on.
  mutating func note(_ choices: [Choice], _ score: Double) {
    guard score >= self.score ?? score else { return }
    best = choices
    self.score = score
  }

  /// The best case with one or two choices changed by a little or a lot.
  func variation(_ random: inout SplitMix64) -> [Choice] {
    guard !best.isEmpty else { return [] }
    var choices = best
    for _ in 0...random.next(through: 1) {
      let position = Int(random.next(through: UInt64(choices.count - 1)))
      choices[position] = Self.changed(choices[position], &random)
    }
    return choices
  }

  private static func changed(_ choice: Choice, _ random: inout SplitMix64) -> Choice {
    switch choice {
    case .number(let index, let domain):
      let step =
        UInt64(1) << random.next(through: UInt64(63 - min(domain.span.leadingZeroBitCount, 63)))
      let isRaised = random.next() & 1 == 0
      guard !domain.isFloat else { return .number(index ^ step, domain) }
      let offset = domain.offset(at: min(index, domain.span))
      let moved = isRaised ? offset + min(step, domain.span - offset) : offset - min(step, offset)
      return .number(domain.index(ofOffset: moved), domain)
    case .bytes(var bytes, let count):
      guard !bytes.isEmpty else { return choice }
      bytes[Int(random.next(through: UInt64(bytes.count - 1)))] =
        UInt8(truncatingIfNeeded: random.next())
      return .bytes(bytes, count)
    }
  }
}
