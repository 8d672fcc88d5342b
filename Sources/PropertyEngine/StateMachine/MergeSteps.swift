/// Joins two steps of one kind that follow each other into one with the sum of their numbers:
/// three seconds and then seven are ten.
struct MergeSteps: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var index = 1
    while index < shrinker.best.steps.count && !shrinker.isSpent {
      let steps = shrinker.best.steps
      if !merge(steps[index - 1], steps[index], &shrinker) { index += 1 }
    }
  }

  private func merge(
    _ left: Range<Int>, _ right: Range<Int>, _ shrinker: inout Shrinker
  ) -> Bool {
    let choices = shrinker.best.choices
    guard left.count == right.count, left.count > 1,
      choices[left.lowerBound] == choices[right.lowerBound]
    else { return false }
    for offset in 1..<left.count {
      guard
        let sum = sum(choices[left.lowerBound + offset], choices[right.lowerBound + offset])
      else { continue }
      var merged = choices
      merged[right.lowerBound + offset] = sum
      merged.removeSubrange(left)
      if shrinker.accepts(merged) { return true }
    }
    return false
  }

  /// A number of the same domain, at most its greatest.
  private func sum(_ left: Choice, _ right: Choice) -> Choice? {
    guard case .number(let first, .integer(let domain)) = left,
      case .number(let second, .integer(domain)) = right
    else { return nil }
    let (value, overflow) = domain.bits(at: first).addingReportingOverflow(
      domain.bits(at: second))
    guard !overflow, value >= domain.lower else { return nil }
    let offset = min(value - domain.lower, domain.span)
    return .number(domain.index(ofOffset: offset), .integer(domain))
  }
}
