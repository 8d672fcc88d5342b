/// The cases that differ from one at some of its choices: every one of them where they are few,
/// else the likeliest to make a difference and some at random.
struct Variation {
  /// Every combination is tried up to this many.
  private static let mostOfAll: UInt64 = 64
  /// How many are tried where there are more.
  private static let sampleCount = 24

  /// Whether `next` gives every combination of values at these choices.
  let isComplete: Bool

  private let choices: [Choice]
  private let positions: [Int]
  /// Values worth trying at any of the choices: the patterns of those that the case has elsewhere.
  private let seen: [UInt64]
  private var random: SplitMix64
  private var count: UInt64 = 0
  private let end: UInt64

  init(of sequence: ChoiceSequence, at positions: [Int]) {
    let choices = sequence.choices
    self.choices = choices
    self.positions = positions
    random = SplitMix64(seed: sequence.fingerprint, stream: UInt64(positions.first ?? 0))
    var product: UInt64 = 1
    for position in positions {
      let size = Self.size(choices[position])
      let (next, overflow) = product.multipliedReportingOverflow(by: size)
      product = overflow ? .max : next
    }
    isComplete = product <= Self.mostOfAll
    end = isComplete ? product : UInt64(Self.sampleCount)
    let values = choices.indices.compactMap { position -> UInt64? in
      guard case .number(let index, let domain) = choices[position], !domain.isStructure else {
        return nil
      }
      return domain.pattern(at: index)
    }
    seen = Array(Set(values)).sorted()
  }

  /// The next case's choices; nil after the last one.
  mutating func next() -> [Choice]? {
    guard count < end else { return nil }
    defer { count += 1 }
    var other = choices
    if isComplete {
      var rest = count
      for position in positions {
        guard case .number(_, let domain) = choices[position] else { continue }
        other[position] = .number(rest % (domain.span + 1), domain)
        rest /= domain.span + 1
      }
      return other
    }
    for position in positions { other[position] = sample(choices[position]) }
    return other
  }

  /// The first case that is not the one that is varied.
  mutating func first() -> [Choice]? {
    while let other = next() {
      if other != choices { return other }
    }
    return nil
  }

  /// How many values a choice has; those too many to count are the greatest number.
  private static func size(_ choice: Choice) -> UInt64 {
    switch choice {
    case .number(_, let domain): domain.span < .max ? domain.span + 1 : .max
    case .bytes(let bytes, _): bytes.isEmpty ? 1 : .max
    }
  }

  /// The next value in the order and the least simple one first, then values that other parts of
  /// the case have, small ones, and any.
  private mutating func sample(_ choice: Choice) -> Choice {
    switch choice {
    case .number(_, let domain):
      let index: UInt64 =
        switch (count, random.next(through: 2)) {
        case (0, _): 1
        case (1, _): domain.span
        case (_, 0): random.next(through: min(domain.span, 16))
        case (_, 1): seenIndex(in: domain) ?? random.next(through: domain.span)
        default: random.next(through: domain.span)
        }
      return .number(min(index, domain.span), domain)
    case .bytes(let bytes, let count):
      return .bytes(bytes.map { _ in UInt8(truncatingIfNeeded: random.next()) }, count)
    }
  }

  private mutating func seenIndex(in domain: NumberDomain) -> UInt64? {
    guard !seen.isEmpty else { return nil }
    return domain.index(withPattern: seen[Int(random.next(through: UInt64(seen.count - 1)))])
  }
}
