/// Brings steps whose order does not matter into one order: a simpler neighbour goes first.
struct SortSteps: ShrinkPass {
  func run(_ shrinker: inout Shrinker) {
    var index = 1
    while index < shrinker.best.steps.count && !shrinker.isSpent {
      let steps = shrinker.best.steps
      if swap(steps[index - 1], steps[index], &shrinker) {
        index = max(index - 1, 1)
      } else {
        index += 1
      }
    }
  }

  private func swap(
    _ left: Range<Int>, _ right: Range<Int>, _ shrinker: inout Shrinker
  ) -> Bool {
    let choices = shrinker.best.choices
    guard left.upperBound == right.lowerBound,
      choices[right].lexicographicallyPrecedes(choices[left])
    else { return false }
    return shrinker.accepts(
      Array(
        choices[..<left.lowerBound] + choices[right] + choices[left] + choices[right.upperBound...])
    )
  }
}
