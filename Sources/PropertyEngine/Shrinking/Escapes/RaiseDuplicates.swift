/// Lowers a number and raises equal ones behind it together, or all that are behind it, which must
/// then do for it: two of 999 for two of 499 where what comes first is halved.
struct RaiseDuplicates: ShrinkPass {
  /// The most numbers a case may have.
  private static let most = 12
  /// Values up to this one are tried one by one.
  private static let fewValues: UInt64 = 16

  func run(_ shrinker: inout Shrinker) {
    let positions = shrinker.integers()
    guard (3...Self.most).contains(positions.count) else { return }
    for left in positions where shrinker.index(at: left) > 0 {
      let later = positions.filter { $0 > left }
      if scale(later, lowering: left, &shrinker) { return }
      var done: Set<[Int]> = []
      for first in later {
        let duplicates = later.filter {
          $0 >= first && shrinker.best.choices[$0] == shrinker.best.choices[first]
        }
        guard duplicates.count > 1, done.insert(duplicates).inserted else { continue }
        if scale(duplicates, lowering: left, &shrinker) { return }
        if raise(duplicates, lowering: left, &shrinker) { return }
      }
    }
  }

  /// Keeps the products of a number with others, while it goes down to one of the least values or
  /// by one step.
  private func scale(_ others: [Int], lowering left: Int, _ shrinker: inout Shrinker) -> Bool {
    guard others.count > 1, let domain = shrinker.integers(at: left), !domain.isSigned
    else { return false }
    let old = shrinker.bits(at: left)
    for lower in Set([0, 1, shrinker.index(at: left) - 1]).sorted()
    where lower < shrinker.index(at: left) && domain.bits(at: lower) > 0 {
      let lowered = domain.bits(at: lower)
      for isRaised in [false, true] {
        guard var choices = shrinker.setting(left, to: lower) else { return false }
        for other in others {
          guard let domain = shrinker.integers(at: other) else { return false }
          let value = shrinker.bits(at: other) &+ (isRaised ? 1 : 0)
          let (product, overflows) = value.multipliedReportingOverflow(by: old)
          guard !overflows else { return false }
          choices[other] = domain.choice(
            carryingBits: product / lowered &- (isRaised ? 1 : 0))
        }
        if shrinker.accepts(choices) { return true }
      }
    }
    return false
  }

  /// Lowers a number by one step; the others become the greatest there is, or one of the next.
  private func raise(_ duplicates: [Int], lowering left: Int, _ shrinker: inout Shrinker) -> Bool {
    guard case .number(let index, let domain) = shrinker.best.choices[duplicates[0]],
      index < domain.span
    else { return false }
    var values = [domain.greatest]
    if index < Self.fewValues { values += index + 1...Self.fewValues }
    for value in values where value > index && value <= domain.span {
      guard var choices = shrinker.setting(left, to: shrinker.index(at: left) - 1)
      else { return false }
      for twin in duplicates { choices[twin] = .number(value, domain) }
      if shrinker.accepts(choices) { return true }
    }
    return false
  }
}
