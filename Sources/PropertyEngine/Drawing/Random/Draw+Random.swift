// How random choices are spread. Uniform draws alone never meet a boundary of a wide integer, nor
// two numbers that are equal or adjacent; so a share of the draws goes to each of those.
extension Draw {
  @inline(__always)
  mutating func randomIndex(_ domain: NumberDomain) -> UInt64 {
    if !bias.isPlain, let index = biasedIndex(domain) { return index }
    return freshIndex(domain)
  }

  /// An index that neither a bias nor the constants decide.
  mutating func freshIndex(_ domain: NumberDomain) -> UInt64 {
    switch domain {
    case .boolean: random.next() >> 63
    case .branch(let last): random.next(through: last)
    case .count: randomCount(through: min(domain.span, mostCounted))
    case .float(let floats): randomFloat(floats)
    case .integer(let integers): randomInteger(integers)
    }
  }

  /// What the case's bias makes of a choice; nil where it leaves the choice alone.
  @inline(never)
  private mutating func biasedIndex(_ domain: NumberDomain) -> UInt64? {
    if bias.repeats > 0, let index = copiedIndex(domain) { return index }
    switch domain {
    case .boolean: return isStuck ? Self.scaled(bias.branches, through: domain.span) : nil
    case .branch:
      return isStuck ? Self.scaled(bias.branches, through: domain.span) : inOrder(domain)
    case .integer(let integers): return biasedInteger(integers)
    case .float(let floats):
      let word = random.next()
      return word & 0xFF < Self.constantShare ? constantFloat(in: floats, shape: word) : nil
    case .count: return nil
    }
  }

  private mutating func biasedInteger(_ domain: IntegerDomain) -> UInt64? {
    let word = random.next()
    switch bias.numbers {
    case .tiny: return random.next(through: min(domain.span, 3))
    case .sparse where word & 7 != 0: return 0
    case .extreme:
      return domain.index(ofOffset: word & 3 == 0 ? 0 : domain.span)
    case .ascending, .descending, .counting:
      if let index = inOrder(.integer(domain)) { return index }
    case .notable where word & 3 != 0:
      return (word & 4 == 0 ? constant(in: domain, shape: word) : nil)
        ?? notable(domain, shape: word)
    case .all, .notable, .sparse: break
    }
    return word & 0xFF < Self.constantShare ? constant(in: domain, shape: word) : nil
  }

  /// A number or branch a little above the last one, one above it, or below it; nil where the case
  /// is in no order or there is no room.
  private mutating func inOrder(_ domain: NumberDomain) -> UInt64? {
    let isAscending: Bool
    switch bias.numbers {
    case .all, .notable, .tiny, .sparse, .extreme: return nil
    case .ascending, .counting: isAscending = true
    case .descending: isAscending = false
    }
    guard let last = recording.entries.last, !last.isRun, last.domain == domain else { return nil }
    let offset = domain.offset(at: last.index)
    let room = isAscending ? domain.span - offset : offset
    let distance =
      bias.numbers == .counting
      ? 1 : 1 + sized(through: min(room / 4, 1 << 16), shape: random.next())
    guard distance <= room else { return nil }
    return domain.index(ofOffset: isAscending ? offset + distance : offset - distance)
  }

  /// Of 256 numbers, how many are constants of the code, where there are any.
  private static let constantShare: UInt64 = 48

  /// Draws as in a case without a bias, where a biased attempt was given up: the same would only be
  /// refused once more.
  @usableFromInline
  mutating func unbiased<Value>(_ body: (inout Draw) throws -> Value) throws -> Value {
    let bias = bias
    self.bias = CaseBias()
    self.bias.isPlain = constants.isEmpty
    defer { self.bias = bias }
    return try body(&self)
  }

  mutating func randomIndex(weights: [Int]) -> UInt64 {
    if bias.repeats > 0,
      let index = copiedIndex(.branch(weights.count)), weights[Int(index)] > 0
    {
      return index
    }
    var total = 0
    for weight in weights { total += max(weight, 0) }
    guard total > 0 else { return 0 }
    let word = isStuck ? bias.weighted : random.next()
    var remaining = Int(Self.scaled(word, through: UInt64(total - 1)))
    for (index, weight) in weights.enumerated() {
      remaining -= max(weight, 0)
      if remaining < 0 { return UInt64(index) }
    }
    return 0
  }

  /// Whether booleans and branches are all drawn from one word. Only the first choices are: a
  /// recursive value of the last branch throughout would have no end.
  private var isStuck: Bool { bias.isStuck && recording.count < Self.mostStuckChoices }

  private static let mostStuckChoices = 256

  /// A word as a number from 0 through `bound`.
  private static func scaled(_ word: UInt64, through bound: UInt64) -> UInt64 {
    bound == .max ? word : word.multipliedFullWidth(by: bound + 1).high
  }

  /// A greater count leaves no choices for what it counts.
  var mostCounted: UInt64 { UInt64(max(limits.choices, 0) / 2) }

  /// Counts: one in sixteen is the least, most are small, some are anything.
  mutating func randomCount(through most: UInt64) -> UInt64 {
    let span = min(most, mostElements)
    let word = random.next()
    switch word & 15 {
    case 0: return 0
    case 1..<5: return smallCount(through: min(span, 3), word)
    case 5..<11: return smallCount(through: min(span, 11), word)
    case 11, 12: return smallCount(through: min(span, 39), word)
    case 13: return span - min(span, (word >> 32) & 3)
    default: return random.next(through: span)
    }
  }

  /// 1 through `bound + 1`, but at most `bound` where there is no more.
  private func smallCount(through bound: UInt64, _ word: UInt64) -> UInt64 {
    min(1 + (((word >> 32) &* (bound + 1)) >> 32), bound)
  }
}
