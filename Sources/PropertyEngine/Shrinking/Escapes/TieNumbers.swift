/// Lowers one number and lets a later one follow it by a rule: the same sum, difference, ratio,
/// product or exclusive or, twice as fast, or any value at all.
///
/// Two numbers that must fit each other cannot be lowered one at a time. Which rule ties them is
/// not known, so each is tried for one step, and the first that holds is followed as far as it
/// leads.
struct TieNumbers: ShrinkPass {
  /// Beyond this many numbers the pairs are too many.
  private static let most = 12

  func run(_ shrinker: inout Shrinker) {
    let positions = Array(shrinker.integers().prefix(Self.most))
    for gap in 1..<max(positions.count, 1) {
      for (left, right) in zip(positions, positions.dropFirst(gap)) {
        let before = shrinker.best
        for rule in Rule.allCases { follow(rule, left, right, &shrinker) }
        if shrinker.best == before { anywhere(left, right, &shrinker) }
        if shrinker.best < before { return }
      }
    }
  }

  private func follow(_ rule: Rule, _ left: Int, _ right: Int, _ shrinker: inout Shrinker) {
    guard let domain = shrinker.integers(at: left), let tie = Tie(left, right, shrinker) else {
      return
    }
    let index = shrinker.index(at: left)
    guard index > 0 else { return }
    let first = tie.firstSteps(rule).compactMap { domain.index(of: $0) }
    for step in first where step < index {
      guard attempt(rule, tie, left, right, step, &shrinker) else { continue }
      let reached = shrinker.index(at: left)
      guard reached > 0 else { return }
      if rule == .ratio, tie.divisor > 1 {
        let parts = NumberDomain(UInt64(0)...tie.divisor)
        IndexSearch.search(below: tie.divisor, in: parts) { part in
          domain.index(of: tie.unit * Int128(part)).map {
            attempt(rule, tie, left, right, $0, &shrinker)
          } ?? false
        }
      } else {
        IndexSearch.search(below: reached, in: .integer(domain)) {
          attempt(rule, tie, left, right, $0, &shrinker)
        }
      }
      return
    }
  }

  private func attempt(
    _ rule: Rule, _ tie: Tie, _ left: Int, _ right: Int, _ index: UInt64,
    _ shrinker: inout Shrinker
  ) -> Bool {
    guard let domain = shrinker.integers(at: left), let other = shrinker.integers(at: right),
      index < shrinker.index(at: left), var choices = shrinker.setting(left, to: index)
    else { return false }
    for value in tie.values(rule, domain.value(at: index)) {
      guard let choice = other.choice(carrying: value) else { continue }
      choices[right] = choice
      if shrinker.accepts(choices) { return true }
    }
    return false
  }

  /// The number one step down, with the later one at its bounds and at points between.
  private func anywhere(_ left: Int, _ right: Int, _ shrinker: inout Shrinker) {
    let index = shrinker.index(at: left)
    guard let domain = shrinker.integers(at: left), let other = shrinker.integers(at: right),
      index > 0
    else { return }
    // The number on the other side of zero may be simpler, too.
    var lower = [index - min(domain.stride(at: index), index)]
    if domain.isMirrored(index) { lower.append(index - 1) }
    let quarter = other.span / 4
    let small: [UInt64] = [0, 1, 2, 4, 8, 16].filter { $0 < quarter }
    let great = [0, quarter, 2 * quarter, 3 * quarter, other.span].map(other.index(ofOffset:))
    for index in lower {
      guard var choices = shrinker.setting(left, to: index) else { return }
      for index in small + great {
        choices[right] = .number(index, .integer(other))
        if shrinker.accepts(choices) { return }
      }
    }
  }

  private enum Rule: CaseIterable {
    case difference, sum, doubleDifference, ratio, nearRatio, product, exclusiveOr
  }

  /// Two numbers as they are now, and what one becomes when the other changes.
  private struct Tie {
    let left: Int128
    let right: Int128
    /// What both are multiples of.
    let divisor: UInt64

    init?(_ left: Int, _ right: Int, _ shrinker: Shrinker) {
      guard let first = shrinker.number(at: left), let second = shrinker.number(at: right) else {
        return nil
      }
      self.left = first
      self.right = second
      divisor = LowerByPeriods.commonDivisor(
        UInt64(first.magnitude), UInt64(second.magnitude))
    }

    /// The left number that one part of the ratio stands for.
    var unit: Int128 { divisor > 0 ? left / Int128(divisor) : 0 }

    /// Left numbers to try first under a rule.
    func firstSteps(_ rule: Rule) -> [Int128] {
      let sign: Int128 = left.signum()
      switch rule {
      case .difference, .sum: return [left - sign, left - 2 * sign, 0]
      case .doubleDifference: return [left - sign, left - 2 * sign]
      case .ratio:
        guard divisor > 1 else { return [] }
        let prime = Divide.primeFactors(of: divisor).first ?? divisor
        return [unit, -unit, left / Int128(prime), left - unit]
      case .nearRatio: return right == 0 ? [] : [left / 2, left - left / 8, left - sign]
      case .product:
        let factors = Divide.primeFactors(of: UInt64(left.magnitude))
        return factors.reversed().map { left / Int128($0) }
      case .exclusiveOr:
        guard left > 0 else { return [] }
        let top = Int128(1) << (63 - UInt64(left).leadingZeroBitCount)
        return [0, left ^ top]
      }
    }

    /// What the right number becomes, the likeliest first.
    func values(_ rule: Rule, _ new: Int128) -> [Int128] {
      switch rule {
      case .difference: return [right - (left - new)]
      case .sum: return [right + (left - new)]
      case .doubleDifference: return [right - 2 * (left - new)]
      case .ratio:
        guard unit != 0, new % unit == 0, divisor > 0 else { return [] }
        return [right / Int128(divisor) * (new / unit)]
      case .nearRatio:
        guard left != 0 else { return [] }
        let scaled = 2 * right.multiplied(new, over: left)
        let rounded = (scaled + scaled.signum()) / 2
        return [rounded, rounded + 1, rounded - 1]
      case .product:
        guard new != 0 else { return [] }
        return [right.multiplied(left, over: new)]
      case .exclusiveOr:
        guard left >= 0, right >= 0, new >= 0 else { return [] }
        return [right ^ left ^ new]
      }
    }
  }
}

extension Int128 {
  /// The product divided by a number; both factors fit 64 bits.
  fileprivate func multiplied(_ factor: Int128, over divisor: Int128) -> Int128 {
    (self &* factor) / divisor
  }
}
